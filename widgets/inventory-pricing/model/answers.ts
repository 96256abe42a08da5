import {
  answerOf,
  at,
  list,
  listOrNull,
  nameOr,
  needed,
  or,
  ownId,
  ownKey,
  record,
  type Read,
  type Reader,
} from '@shared/answers/read';
import {
  countOf,
  isObject,
  isTrue,
  numericOf,
  objectOf,
  textOf,
  textOrNull,
} from '@shared/answers/values';
import type { RowError, RowErrors } from '@shared/rows/describeRows';
import { isField, tierNames, type PricedRow } from './prices';

const tier = (index: number) =>
  at('tiers', (tiers) => numericOf(Array.isArray(tiers) ? (tiers as unknown[])[index] : undefined));

/** A variant without an id is left out: nothing could tell it from the others. */
const row: Reader<PricedRow | null> = record({
  id: ownId,
  name: textOf,
  productId: at('product', (product) => textOf(objectOf(product).id)),
  productName: at('product', (product) => textOf(objectOf(product).name)),
  brandId: at('brand', (brand) => textOf(objectOf(brand).id)),
  categoryId: at('category', (category) => textOf(objectOf(category).id)),
  category: (category) => textOf(objectOf(category).name) || textOf(objectOf(category).id),
  batchRef: textOf,
  packageSize: textOf,
  stock: countOf,
  price: numericOf,
  tier0: tier(0),
  tier1: tier(1),
  tier2: tier(2),
  tier3: tier(3),
  tier4: tier(4),
  cost: numericOf,
  minimum: numericOf,
  step: numericOf,
});

const tierStarts = list((tier) => countOf(objectOf(tier).from));

/** An answer as the grid can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export const readPrices = answerOf(
  record({
    rows: at('variants', needed(listOrNull(row))),
    tiers: (tiers) => tierStarts(tiers).slice(0, tierNames.length),
    missing: at(
      'missingVariants',
      list(
        record({
          productId: ownId,
          productName: nameOr('productId'),
          batchRef: textOf,
          packageSize: textOf,
        }),
      ),
    ),
    canEdit: isTrue,
    currency: or(textOrNull, undefined),
  }),
  'The answer has no list of variants.',
);

/** All that the grid shows; `tiers` are the fewest cases of each. */
export type Prices = Read<typeof readPrices>;
export type MissingVariant = Prices['missing'][number];

/** Reads the results of a save; a variant of which nothing is answered is not in them. */
export function readResults(answer: unknown, tiers: readonly number[]): RowErrors {
  const result = record({
    id: ownKey,
    errors: needed(listOrNull((error) => readError(error, tiers))),
  });
  return new Map(
    list(result)(objectOf(answer).results).map(({ id, errors }) => [id, errors] as const),
  );
}

function readError(error: unknown, tiers: readonly number[]): RowError {
  if (!isObject(error)) return { field: '', message: textOf(error) };
  const field = textOf(error.field);
  const [, from] = /^tiers\.(\d+)$/.exec(field) ?? [];
  const tier = from === undefined ? undefined : tierNames[tiers.indexOf(Number(from))];
  return { field: tier ?? (isField(field) ? field : ''), message: textOf(error.message) };
}
