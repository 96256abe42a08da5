import {
  changedByAmount,
  changedByPercent,
  isBelow,
  roundedToEnding,
  withPlaces,
} from '@shared/format/amounts';
import { isNumeric } from '@shared/format/numbers';
import type { CellEdit } from '@shared/grid/column';
import { t } from '@shared/i18n';
import { problemOf } from './problems';
import { isCount, isField, keyOf, type FieldName, type PricedRow } from './prices';

export const ways = [
  'set',
  'raise-percent',
  'lower-percent',
  'raise',
  'lower',
  'round',
  'copy',
] as const;

export type Way = (typeof ways)[number];

/** How prices may end, in hundredths. */
export const endings = ['00', '50', '99'] as const;

/** How one column of many rows is changed at once. */
export interface Bulk {
  field: FieldName;
  way: Way;
  /** Plain decimal text; of `round` the ending, of `copy` the column. */
  value: string;
}

/** The ways of a column: whole cases do not end in hundredths. */
export const waysOf = (field: FieldName): readonly Way[] =>
  isCount(field) ? ways.filter((way) => way !== 'round' && way !== 'copy') : ways;

/** One value as it is and as it would be. */
export interface BulkChange {
  row: PricedRow;
  field: FieldName;
  from: string;
  to: string;
  /** Whether the case then costs more than it brings. */
  isBelowCost: boolean;
  /** Why it cannot be saved. */
  problem: string | null;
}

/** A change as the edit of its cell. */
export const asCell = ({ row, field, from, to }: BulkChange): CellEdit => ({
  rowKey: keyOf(row),
  columnId: field,
  from,
  to,
});

/** What changes, row by row. Rows that have the value already, or none to count from, are not in it. */
export function bulkChanges(bulk: Bulk, rows: readonly PricedRow[], places: number): BulkChange[] {
  const { field, way, value } = bulk;
  const isPrice = !isCount(field) && field !== 'cost';
  const source = way === 'copy' && isField(value) ? value : field;
  // Of thousands of rows many have the same price: each is worked out once, at every key that is typed.
  const known = new Map<string, Outcome | null>();
  const changes: BulkChange[] = [];
  for (const row of rows) {
    const from = row[field];
    const counted = row[source];
    let outcome = known.get(counted);
    if (outcome === undefined) {
      outcome = outcomeOf(bulk, counted, isCount(field) ? 0 : places);
      known.set(counted, outcome);
    }
    if (outcome === null || outcome.to === from) continue;
    const { to, problem } = outcome;
    const isBelowCost = isPrice
      ? isBelow(to, row.cost)
      : isBelow(row.price, field === 'cost' ? to : row.cost);
    changes.push({ row, field, from, to, isBelowCost, problem });
  }
  return changes;
}

type Outcome = Pick<BulkChange, 'to' | 'problem'>;

/** What becomes of one value; null where there is none to count from. */
function outcomeOf(bulk: Bulk, counted: string, places: number): Outcome | null {
  const to = valueOf(bulk, counted, places);
  if (to === null) return null;
  return { to, problem: to.startsWith('-') ? t('Enter 0 or more.') : problemOf(bulk.field, to) };
}

function valueOf({ way, value }: Bulk, counted: string, places: number): string | null {
  if (way === 'copy') return isField(value) && counted !== '' ? counted : null;
  if (!isNumeric(value)) return null;
  switch (way) {
    case 'set':
      return withPlaces(value, places);
    case 'round':
      return roundedToEnding(counted, Number(value));
    case 'raise-percent':
      return changedByPercent(counted, value, places);
    case 'lower-percent':
      return changedByPercent(counted, `-${value}`, places);
    case 'raise':
      return changedByAmount(counted, value, places);
    case 'lower':
      return changedByAmount(counted, `-${value}`, places);
  }
}
