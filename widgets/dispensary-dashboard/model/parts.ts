import {
  answerOf,
  at,
  list,
  listOrNull,
  nameOrId,
  needed,
  oneOf,
  or,
  ownId,
  record,
  type Reader,
} from '@shared/answers/read';
import {
  amountOf,
  countOf,
  dayOf,
  momentOf,
  objectOf,
  textOf,
  textOrNull,
} from '@shared/answers/values';
import {
  currency,
  explained,
  askedSums,
  otherSums,
  readTopVendors,
  type TopVendors,
} from '@shared/dashboards/answers';

/** Its name; empty where nobody says. */
const seller = (value: unknown): string => textOf(objectOf(value).name);

/** `of` are the fields of a row. What has no id is left out. */
const listed = <Row>(row: Reader<Row | null>) => ({
  ...explained,
  rows: at('results', needed(listOrNull(row))),
  /** In all, of which the rows are the first. */
  count: or(countOf, 0),
  /** Where all of them are; null where that is nowhere. */
  url: textOrNull,
});

const noList = 'The answer has no list.';

/** With a count that is not less than the rows. */
const counted = <T extends { count: number; rows: readonly unknown[] }>(read: T): T => ({
  ...read,
  count: Math.max(read.count, read.rows.length),
});

const openOrders = answerOf(
  record({
    ...listed(
      record({
        id: ownId,
        number: nameOrId,
        seller,
        placed: dayOf,
        expected: dayOf,
        state: (state) => textOf(objectOf(state).name) || textOf(objectOf(state).id),
        total: amountOf,
        url: textOrNull,
      }),
    ),
    amount: amountOf,
    currency,
  }),
  noList,
);

const sums = record({ orders: countOf, amount: amountOf });

const spend = answerOf(
  record({
    ...explained,
    current: askedSums(sums),
    previous: otherSums(sums),
    days: list(
      record({ day: needed(dayOf), orders: countOf, amount: amountOf, previous: amountOf }),
    ),
    currency,
    url: textOrNull,
  }),
  'The answer has no sums.',
);

const batches = answerOf(
  record(
    listed(
      record({
        id: ownId,
        product: (product, from) => textOf(product) || textOf(from?.batch) || textOf(from?.id),
        batch: textOf,
        seller,
        expires: dayOf,
        cases: countOf,
        url: textOrNull,
      }),
    ),
  ),
  noList,
);

const favorites = answerOf(
  record(listed(record({ id: ownId, name: nameOrId, products: countOf, url: textOrNull }))),
  noList,
);

const notices = answerOf(
  record(
    listed(
      record({
        id: ownId,
        level: oneOf(['info', 'warning', 'danger'], 'info'),
        title: (title, from) => textOf(title) || textOf(from?.text),
        text: (text, from) => (textOf(from?.title) ? textOf(text) : ''),
        at: momentOf,
        url: textOrNull,
      }),
    ),
  ),
  noList,
);

export type OpenOrders = ReturnType<typeof openOrders>;
export type Spend = ReturnType<typeof spend>;
export type Batches = ReturnType<typeof batches>;
export type Favorites = ReturnType<typeof favorites>;
export type Notices = ReturnType<typeof notices>;

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
      return { id, of: counted(openOrders(answer)) };
    case 'spend':
      return { id, of: spend(answer) };
    case 'topVendors':
      return { id, of: readTopVendors(answer) };
    case 'expiringBatches':
      return { id, of: counted(batches(answer)) };
    case 'favorites':
      return { id, of: counted(favorites(answer)) };
    case 'notices':
      return { id, of: counted(notices(answer)) };
  }
}
