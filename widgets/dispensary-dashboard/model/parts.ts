import { isId, textOf, unreadable } from '@shared/answers';
import type { Id } from '@shared/id';
import {
  amountOf,
  countOf,
  momentOf,
  objectOf,
  objectsOf,
  readExplained,
  readSums,
  readTopVendors,
  type Explained,
  type Loose,
  type Sums,
  type TopVendors,
} from '@shared/dashboards/answers';
import type { DaySums } from '@shared/dashboards/dayChart';
import { parseDay } from '@shared/format/dates';

export interface Listed<Row> extends Explained {
  rows: readonly (Row & { id: Id })[];
  /** In all, of which the rows are the first. */
  count: number;
  /** Where all of them are; null where that is nowhere. */
  url: string | null;
}

export interface Spend extends Explained {
  current: Pick<Sums, 'orders' | 'amount'>;
  previous: Pick<Sums, 'orders' | 'amount'> | null;
  days: readonly DaySums[];
  currency: string | undefined;
  url: string | null;
}

/** Its name; empty where nobody says. */
const sellerOf = (value: unknown): string => textOf(objectOf(value).name);

const urlOf = (value: unknown) => textOf(value) || null;

/** An answer without a list is a failure: an empty list would be a claim. What of it has no id is left out. */
function readListed<Row extends object>(answer: unknown, read: (row: Loose) => Row): Listed<Row> {
  const { results, count, url, ...rest } = objectOf(answer);
  if (!Array.isArray(results)) throw unreadable('The answer has no list.');
  const rows = objectsOf(results).flatMap((row) =>
    isId(row.id) ? [{ ...read(row), id: row.id }] : [],
  );
  return {
    ...readExplained(rest),
    rows,
    count: Math.max(countOf(count) ?? 0, rows.length),
    url: urlOf(url),
  };
}

function readOpenOrders(answer: unknown) {
  const { amount, currency } = objectOf(answer);
  const listed = readListed(answer, (order) => {
    const { id, name } = objectOf(order.state);
    return {
      number: textOf(order.number) || textOf(order.id),
      seller: sellerOf(order.seller),
      placed: parseDay(order.placed),
      expected: parseDay(order.expected),
      state: textOf(name) || textOf(id),
      total: amountOf(order.total),
      url: urlOf(order.url),
    };
  });
  return { ...listed, amount: amountOf(amount), currency: textOf(currency) || undefined };
}

function readSpend(answer: unknown): Spend {
  const { current, previous, days, currency, url, ...rest } = objectOf(answer);
  if (Object.keys(objectOf(current)).length === 0) throw unreadable('The answer has no sums.');
  return {
    ...readExplained(rest),
    current: readSums(current),
    previous: previous ? readSums(previous) : null,
    days: objectsOf(days).flatMap((each) => {
      const day = parseDay(each.day);
      const sums = { orders: countOf(each.orders), amount: amountOf(each.amount) };
      return day === null ? [] : [{ day, ...sums, previous: amountOf(each.previous) }];
    }),
    currency: textOf(currency) || undefined,
    url: urlOf(url),
  };
}

const readBatches = (answer: unknown) =>
  readListed(answer, (row) => ({
    product: textOf(row.product) || textOf(row.batch) || textOf(row.id),
    batch: textOf(row.batch),
    seller: sellerOf(row.seller),
    expires: parseDay(row.expires),
    cases: countOf(row.cases),
    url: urlOf(row.url),
  }));

const readFavorites = (answer: unknown) =>
  readListed(answer, (row) => ({
    name: textOf(row.name).trim() || textOf(row.id),
    products: countOf(row.products),
    url: urlOf(row.url),
  }));

const levelOf = (level: unknown): 'info' | 'warning' | 'danger' =>
  level === 'warning' || level === 'danger' ? level : 'info';

const readNotices = (answer: unknown) =>
  readListed(answer, (row) => ({
    level: levelOf(row.level),
    title: textOf(row.title) || textOf(row.text),
    text: textOf(row.title) ? textOf(row.text) : '',
    at: momentOf(row.at),
    url: urlOf(row.url),
  }));

export type OpenOrders = ReturnType<typeof readOpenOrders>;
export type Batches = ReturnType<typeof readBatches>;
export type Favorites = ReturnType<typeof readFavorites>;
export type Notices = ReturnType<typeof readNotices>;

/** What a module shows. */
export type Part =
  | { id: 'openOrders'; of: OpenOrders }
  | { id: 'spend'; of: Spend }
  | { id: 'topVendors'; of: TopVendors }
  | { id: 'expiringBatches'; of: Batches }
  | { id: 'favorites'; of: Favorites }
  | { id: 'notices'; of: Notices };

/** What a module's call answered, as the screen can show it. */
export function readPart(id: Part['id'], answer: unknown): Part {
  switch (id) {
    case 'openOrders':
      return { id, of: readOpenOrders(answer) };
    case 'spend':
      return { id, of: readSpend(answer) };
    case 'topVendors':
      return { id, of: readTopVendors(answer) };
    case 'expiringBatches':
      return { id, of: readBatches(answer) };
    case 'favorites':
      return { id, of: readFavorites(answer) };
    case 'notices':
      return { id, of: readNotices(answer) };
  }
}
