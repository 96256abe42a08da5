import {
  answerOf,
  choice,
  list,
  listOrNull,
  needed,
  or,
  ownId,
  record,
  type Reader,
} from '@shared/answers/read';
import { numberOf, numericOf, objectOf, textOf, textOrNull, textsOf } from '@shared/answers/values';
import { writeTags } from './tags';
import type { ListedProduct } from './product';

const nameIn = (named: unknown): string => textOf(objectOf(named).name);

/** A product without an id is left out: nothing could tell it from the others. */
const product: Reader<ListedProduct | null> = record({
  id: ownId,
  name: textOf,
  status: textOf,
  price: numericOf,
  minimum: numericOf,
  step: numericOf,
  tags: (tags) => writeTags(textsOf(tags)),
  brand: nameIn,
  category: nameIn,
  packageSize: textOf,
  caseSize: numberOf,
});

const page = answerOf(
  record({
    products: needed(listOrNull(product)),
    count: or(numberOf, 0),
    total: or(numberOf, 0),
    brands: list(choice),
    categories: list(choice),
    currency: or(textOrNull, undefined),
  }),
  'The answer has no list of products.',
);

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readProducts(answer: unknown) {
  const read = page(answer);
  const count = Math.max(read.count, read.products.length);
  return { ...read, count, total: Math.max(read.total, count) };
}

export type ListedProducts = ReturnType<typeof readProducts>;
