import { isBelow } from '@shared/format/amounts';
import type { ListQuery } from '@shared/lists/listQuery';
import { oncePer } from '@shared/store/oncePer';
import { t } from '@shared/page/i18n';
import type { Drafts } from '@shared/forms/listedDraft';
import type { ValueChange } from '@shared/rows/bulk';
import type { HeldFields } from '@shared/rows/laidOver';
import {
  isCount,
  isField,
  keyOf,
  tierNames,
  titleOf,
  type PricedRow,
  type PriceFields,
} from './prices';

/** What of the grid stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = { filters: ['category', 'show'] } as const;

export type FilterName = (typeof listSpec.filters)[number];
export type PricesQuery = ListQuery<FilterName>;

/** Rows to be looked at alone. */
export const shownKinds = ['changed', 'below-cost', 'refused'] as const;

const isAnyBelow = (row: PricedRow, cost: string): boolean =>
  ['price' as const, ...tierNames].some((name) => isBelow(row[name], cost));

/** Whether a case costs its seller more than one of its prices brings. */
export const sellsBelowCost = oncePer((row: PricedRow): boolean => isAnyBelow(row, row.cost));

/** A change of a price, as it is seen before it is made. */
export type PriceChange = ValueChange<PricedRow, PriceFields>;

/** Whether a case would cost more than it brings, in a word; null where it would not. */
export function warningOf({ row, after = row, name, to }: PriceChange): string | null {
  if (isCount(name)) return null;
  const isBelowCost = name === 'cost' ? isAnyBelow(after, to) : isBelow(to, after.cost);
  return isBelowCost ? t('Below cost') : null;
}

interface View {
  changes: Drafts<PriceFields>;
  refused: ReadonlySet<string>;
}

/** Of the rows those that fit, in their order. */
export function shownRows(
  rows: readonly PricedRow[],
  { filterText, filters }: PricesQuery,
  { changes, refused }: View,
): readonly PricedRow[] {
  const words = filterText.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = new Map<string, (row: PricedRow) => boolean>([
    ['changed', (row) => changes.has(keyOf(row))],
    ['below-cost', sellsBelowCost],
    ['refused', (row) => refused.has(keyOf(row))],
  ]);
  const asked = filters.show.flatMap((kind) => kinds.get(kind) ?? []);
  if (filters.category.length === 0 && asked.length === 0 && words.length === 0) return rows;
  const fits = (row: PricedRow) =>
    (filters.category.length === 0 || filters.category.includes(row.categoryId)) &&
    (asked.length === 0 || asked.some((isOfKind) => isOfKind(row))) &&
    words.every((word) => textOf(row).includes(word));
  return rows.filter(fits);
}

/** What of a row is looked through. */
const textOf = oncePer((row: PricedRow): string =>
  [titleOf(row), row.productName, row.batchRef, row.packageSize].join(' ').toLowerCase(),
);

/**
 * The order that was asked for, as indexes of `rows`; null for the order in which they come. The rows are
 * ordered by what the server has, so that no row moves under who types: one with an unsaved change stays where it is also
 * when somebody else changes it (`held`). So ten thousand rows are ordered once, and not at each cell.
 */
export function orderOf(
  rows: readonly PricedRow[],
  orderBy: string,
  held: HeldFields<PriceFields> | null = null,
): readonly number[] | null {
  const by = orderBy.replace(/^-/, '');
  const turn = orderBy.startsWith('-') ? -1 : 1;
  if (by !== 'name' && by !== 'stock' && !isField(by)) return null;
  const amountOf = (row: PricedRow): number => {
    if (by === 'stock') return row.stock ?? -1;
    const text = isField(by) ? (held?.get(keyOf(row)) ?? row)[by] : '';
    return text === '' ? -1 : Number(text);
  };
  const amounts = by === 'name' ? ranksByName(rows) : rows.map(amountOf);
  const amountAt = (index: number) => amounts[index] ?? -1;
  return [...rows.keys()].sort((one, other) => turn * (amountAt(one) - amountAt(other)));
}

/** The rows in such an order. */
export const inOrder = <Row>(rows: readonly Row[], order: readonly number[] | null) =>
  order ? order.map((index) => rows[index] as Row) : rows;

/** The ranks of the rows by name, for both directions; those of one name share theirs. */
const ranksByName = oncePer((rows: readonly PricedRow[]): readonly number[] => {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const named = rows.map((row, index) => ({ index, title: titleOf(row) }));
  named.sort((one, other) => compare(one.title, other.title));
  const ranks = rows.map(() => 0);
  let rank = 0;
  for (const [at, { index, title }] of named.entries()) {
    const before = named[at - 1];
    if (before && compare(before.title, title) !== 0) rank += 1;
    ranks[index] = rank;
  }
  return ranks;
});
