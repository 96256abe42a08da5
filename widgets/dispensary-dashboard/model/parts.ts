import { pageOf } from '@shared/answers/page';
import { answerOf, nameOrId, oneOf, ownId, record, type Shape } from '@shared/answers/read';
import {
  amountOf,
  countOf,
  dayOf,
  momentOf,
  objectOf,
  textOf,
  textOrNull,
} from '@shared/answers/values';
import { courseFields, currency, explained, readTopVendors } from '@shared/dashboards/answers';
import type { ModuleId } from './modules';

/** Its name; empty where nobody says. */
const seller = (value: unknown): string => textOf(objectOf(value).name);

/** Of a list, beside its rows: where all of them are, null where that is nowhere. */
const beside = { ...explained, url: textOrNull };

/** The first rows of a list. */
const listed = <More extends Shape, Row extends Shape>(more: More, row: Row) =>
  pageOf('results', record(row), more, 'The answer has no list.', 'count');

const sums = record({ orders: countOf, amount: amountOf });

const readers = {
  openOrders: listed(
    { ...beside, amount: amountOf, currency },
    {
      id: ownId,
      number: nameOrId,
      seller,
      placed: dayOf,
      expected: dayOf,
      state: (state) => textOf(objectOf(state).name) || textOf(objectOf(state).id),
      total: amountOf,
      url: textOrNull,
    },
  ),
  spend: answerOf(record({ ...courseFields(sums), url: textOrNull }), 'The answer has no sums.'),
  topVendors: readTopVendors,
  expiringBatches: listed(beside, {
    id: ownId,
    product: (product, from) => textOf(product) || textOf(from?.batch) || textOf(from?.id),
    batch: textOf,
    seller,
    expires: dayOf,
    cases: countOf,
    url: textOrNull,
  }),
  favorites: listed(beside, { id: ownId, name: nameOrId, products: countOf, url: textOrNull }),
  notices: listed(beside, {
    id: ownId,
    level: oneOf(['info', 'warning', 'danger'], 'info'),
    title: (title, from) => textOf(title) || textOf(from?.text),
    text: (text, from) => (textOf(from?.title) ? textOf(text) : ''),
    at: momentOf,
    url: textOrNull,
  }),
};

/** What each module shows. */
export type Parts = { [Id in ModuleId]: ReturnType<(typeof readers)[Id]> };

export type Part = { [Id in ModuleId]: { id: Id; of: Parts[Id] } }[ModuleId];

/** What a module's call answered, as the screen can show it; throws an `UnreadableAnswer` for anything else. */
export const readPart = (id: ModuleId, answer: unknown): Part =>
  ({ id, of: readers[id](answer) }) as Part;
