import {
  changedByAmount,
  changedByPercent,
  roundedToEnding,
  withDecimals,
} from '../format/amounts';
import { nameKey } from '../format/names';
import { isNumeric } from '../format/numbers';
import { readTags, writeTags } from '../format/tags';
import type { Listed, Texts } from './describeRows';
import type { FieldChange } from './editsOf';
import { isNumber, type RowField, type Way } from './rowFields';
import type { RowsFacts } from './rowsCode';

/** The fields that can be changed of many rows, in the order in which they are offered, each with its ways. */
export type BulkFields<Fields> = readonly {
  name: keyof Fields & string;
  ways: readonly [Way, ...Way[]];
}[];

export interface Bulk<Name extends string> {
  field: Name;
  way: Way;
  /** As it is typed: plain decimal text, an id, tags; of `round` one of the endings, of `copy` a field. */
  value: string;
}

/** One field of a row as it would be, beside what it is: `row` has what is typed over it. */
export interface ValueChange<Row, Fields> extends FieldChange<Row, Fields> {
  /** With all that changes of it at once, where that is more. */
  after?: Row;
  from: string;
  /** Why it cannot be saved, or was not; null for nothing. */
  problem: string | null;
  /** What it would lead to, where it can be saved all the same: "Below cost". */
  warning?: string | null;
}

/** How amounts may end, in hundredths. */
export const endings = ['00', '50', '99'] as const;

/**
 * What a change of many rows makes of each: those that stay as they are, or have nothing to count from, are left out.
 * `warningOf` says of each what it would lead to.
 */
export function bulkChanges<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  bulk: Bulk<keyof Fields & string>,
  rows: readonly Row[],
  { kind, decimals, problemOf }: Pick<RowsFacts<Row, Fields>, 'kind' | 'decimals' | 'problemOf'>,
  warningOf?: (change: ValueChange<Row, Fields>) => string | null,
): ValueChange<Row, Fields>[] {
  const { field: name, way, value } = bulk;
  const field = kind.fields[name];
  if (value.trim() === '' && !(field.type === 'tags' && way === 'set')) return [];
  const source = way === 'copy' && kind.isName(value) ? value : name;
  // Of thousands of rows many have the same price: each value is worked out once, at every key that is typed.
  const known = new Map<string, { to: string; problem: string | null } | null>();
  const changes: ValueChange<Row, Fields>[] = [];
  for (const row of rows) {
    const from = row[name];
    const counted = row[source];
    let outcome = known.get(counted);
    if (outcome === undefined) {
      const to = changed(field, bulk, counted, field.type === 'money' ? decimals : 0);
      const isNone = to === null || (source === name && kind.isSame(from, to, name));
      outcome = isNone ? null : { to, problem: problemOf(name, to) };
      known.set(counted, outcome);
    }
    if (!outcome) continue;
    const { to, problem } = outcome;
    if (source !== name && kind.isSame(from, to, name)) continue;
    // All of one shape from the start: browsers are slower with objects that grow.
    const change = { row, name, from, to, problem, warning: null as string | null };
    if (warningOf) change.warning = warningOf(change);
    changes.push(change);
  }
  return changes;
}

/** What becomes of one value; null where there is none to count from. */
function changed(
  field: RowField,
  { way, value }: Pick<Bulk<string>, 'way' | 'value'>,
  counted: string,
  decimals: number,
): string | null {
  if (way === 'copy') return counted === '' ? null : counted;
  if (field.type === 'tags') return changedTags(way, readTags(value), counted);
  switch (way) {
    case 'round':
      return roundedToEnding(counted, Number(value));
    case 'raise-percent':
      return changedByPercent(counted, value, decimals);
    case 'lower-percent':
      return changedByPercent(counted, negative(value), decimals);
    case 'raise':
      return changedByAmount(counted, value, decimals);
    case 'lower':
      return changedByAmount(counted, negative(value), decimals);
    default:
      return isNumber(field) && isNumeric(value) ? withDecimals(value, decimals) : value.trim();
  }
}

const negative = (value: string): string =>
  value.trim().startsWith('-') ? value.trim().slice(1) : `-${value.trim()}`;

function changedTags(way: Way, given: string[], from: string): string {
  if (way === 'set') return writeTags(given);
  if (way === 'add') return writeTags(readTags([from, writeTags(given)].join(', ')));
  const names = new Set(given.map(nameKey));
  return writeTags(readTags(from).filter((tag) => !names.has(nameKey(tag))));
}
