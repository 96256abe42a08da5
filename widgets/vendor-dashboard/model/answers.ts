import {
  answerOf,
  at,
  listOrNull,
  nameOrId,
  needed,
  or,
  ownId,
  part,
  record,
  type Read,
} from '@shared/answers/read';
import {
  amountOf,
  countOf,
  dayOf,
  idOf,
  textOf,
  textOrNull,
  textsOf,
} from '@shared/answers/values';
import { courseFields, currency, ranked, sums } from '@shared/dashboards/answers';

const order = record({
  id: ownId,
  number: nameOrId,
  customer: part(record({ id: or(idOf, ''), name: textOf })),
  placed: dayOf,
  state: part(record({ id: textOf, name: nameOrId })),
  items: countOf,
  total: amountOf,
  url: textOrNull,
});

export type ShownOrder = Read<typeof order>;

const page = answerOf(
  record({ orders: at('results', needed(listOrNull(order))), count: or(countOf, 0), currency }),
  'The answer has no list of orders.',
);

/** A page of orders. An answer without a list is a failure: an empty list would be a claim. */
export function readOrders(answer: unknown) {
  const read = page(answer);
  return { ...read, count: Math.max(read.count, read.orders.length) };
}

export type Orders = ReturnType<typeof readOrders>;

/** What the orders come to. An answer without the sums is a failure; what else it leaves out is not shown. */
export const readSummary = answerOf(
  record({
    ...courseFields(sums),
    countedStates: textsOf,
    states: ranked,
    customers: ranked,
    products: ranked,
  }),
  'The answer has no sums of orders.',
);

export type Summary = ReturnType<typeof readSummary>;
