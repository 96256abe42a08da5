import type { Id } from '@shared/answers/id';
import type { Batch, BatchPayload } from '@shared/contract/batches';
import { byId, type AnyEdit } from '@shared/forms/rowEdits';
import {
  countEdits,
  lists,
  rowsIn,
  stillUnsaved,
  type Edits,
  type ListName,
  type Rows,
} from './edits';
import { shown } from './values';

/** A save, by what was sent and by the edits that it was made of. */
export interface Sent {
  payload: BatchPayload;
  edits: Edits;
}

/**
 * Whether the server's batch shows what was changed by a save: a lost answer is found out by it. What others changed
 * meanwhile is no matter. Returns the ids that rows with temporary ids have by now, or null when a change is missing.
 */
export function takenIds(batch: Batch, sent: Sent): ReadonlyMap<Id, Id> | null {
  const { edits } = sent;
  const given = idsGiven(batch, sent);
  const isThere = ({ id, isNew, isRemoved }: AnyEdit) =>
    !isNew || isRemoved === true || given.has(id);
  if (![...edits.variants, ...edits.terpenes].every(isThere)) return null;
  const known = {
    batch: edits.batch,
    terpenes: edits.terpenes.filter(({ isNew }) => !isNew),
    variants: edits.variants.filter(({ isNew }) => !isNew),
  };
  return countEdits(stillUnsaved(known, batch)) === 0 ? given : null;
}

/** The ids of those new rows that the batch shows as they were sent, whatever became of the rest of the save. */
export const idsGiven = (batch: Batch, { payload, edits }: Sent): ReadonlyMap<Id, Id> =>
  new Map([
    ...pair('variants', edits, batch, payload.batchVariants, 'productVariantId'),
    ...pair('terpenes', edits, batch, payload.terpenes, 'terpeneTypeId'),
  ]);

/** Finds each added row by what it holds among those that the server has and that were not sent with an id. */
function pair<List extends ListName>(
  list: List,
  { [list]: edits }: Edits,
  batch: Batch,
  sentRows: readonly { id: Id }[],
  what: keyof Rows[List],
): Map<Id, Id> {
  const { names, valuesOf, isSame } = lists[list];
  const added = edits.filter(({ isNew, isRemoved }) => isNew && !isRemoved);
  const temporary = new Set(added.map(({ id }) => id));
  const known = new Set(sentRows.map(({ id }) => id));
  const free = rowsIn(batch)[list].filter(({ id }) => !known.has(id) || temporary.has(id));
  const given = new Map<Id, Id>();
  const edit = byId(added);
  for (const { id, base, edits: typed } of sentRows.flatMap((row) => edit.get(row.id) ?? [])) {
    const sent = { ...valuesOf(base), ...typed };
    const index = free.findIndex((row) => {
      const has = valuesOf(row);
      return (
        shown('id', row[what]) === shown('id', base[what]) &&
        names.every((name) => isSame(sent[name] ?? null, has[name] ?? null, name))
      );
    });
    const [found] = index < 0 ? [] : free.splice(index, 1);
    if (found) given.set(id, found.id);
  }
  return given;
}
