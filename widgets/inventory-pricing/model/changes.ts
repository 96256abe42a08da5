import type { PriceChange } from '@shared/contract/inventoryPricing';
import { isSameNumber } from '@shared/format/amounts';
import { recordDrafts, type Drafts, type ListedDraft } from '@shared/forms/recordDrafts';
import type { CellEdit } from '@shared/grid/column';
import type { Id } from '@shared/id';
import { oncePer } from '@shared/oncePer';
import {
  fieldNames,
  isField,
  tierNames,
  type Edits,
  type FieldName,
  type PriceFields,
} from './prices';

/** What is changed of one variant and not saved. */
export type PriceDraft = ListedDraft<PriceFields>;

/** The changes by the variant's id as text. */
export type Changes = Drafts<PriceFields>;

const drafts = recordDrafts<PriceFields>(fieldNames, isSameNumber);

export const {
  none: noChanges,
  fieldsOf,
  openEdits,
  conflictsOf,
  unsavedOf,
  withEdits,
  withDrafts,
  afterSave,
  meeting,
  settled,
  waysBack,
} = drafts;

/** What is to be saved. The bar that saves and the draft that is kept ask for the same of the same changes. */
export const openDrafts = oncePer(drafts.openDrafts);

const amountOf = (text: string) => text.trim() || null;

/** The body of one variant: of its fields those that differ, as the contract has them. */
export function changeOf(id: Id, open: Edits, tiers: readonly number[]): PriceChange {
  const changed = tierNames.flatMap((name, at) => {
    const [value, from] = [open[name], tiers[at]];
    return value === undefined || from === undefined ? [] : [{ from, price: amountOf(value) }];
  });
  return {
    id,
    ...(open.price !== undefined && { price: open.price.trim() }),
    ...(changed.length > 0 && { tiers: changed }),
    ...(open.cost !== undefined && { cost: amountOf(open.cost) }),
    ...(open.minimum !== undefined && { minimum: Number(open.minimum) }),
    ...(open.step !== undefined && { step: Number(open.step) }),
  };
}

/** The cells in which two states of the changes differ, as edits that lead from the one to the other. */
export function cellsBetween(before: Changes, after: Changes): CellEdit[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((rowKey) => {
    const [old, now] = [before.get(rowKey), after.get(rowKey)];
    const base = (now ?? old)?.base;
    if (old === now || !base) return [];
    const valueIn = (draft: PriceDraft | undefined, name: FieldName) =>
      draft?.edits[name] ?? base[name];
    return fieldNames
      .filter((name) => valueIn(old, name) !== valueIn(now, name))
      .map((name) => ({
        rowKey,
        columnId: name,
        from: valueIn(old, name),
        to: valueIn(now, name),
      }));
  });
}

/** The edits of a grid, cell by cell, as what they change of each row. */
export function editsByRow(cells: readonly CellEdit[]): ReadonlyMap<string, Edits> {
  const byRow = new Map<string, Edits>();
  for (const { rowKey, columnId, to } of cells) {
    if (!isField(columnId)) continue;
    byRow.set(rowKey, { ...byRow.get(rowKey), [columnId]: to });
  }
  return byRow;
}
