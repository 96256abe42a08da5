import { pageOf } from '@shared/answers/page';
import { choice, list, or, ownId, record, type Reader } from '@shared/answers/read';
import { numberOf, numericOf, objectOf, textOf, textOrNull, textsOf } from '@shared/answers/values';
import { writeTags } from '@shared/format/tags';
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

const page = pageOf(
  'products',
  product,
  {
    total: or(numberOf, 0),
    brands: list(choice),
    categories: list(choice),
    currency: or(textOrNull, undefined),
  },
  'The answer has no list of products.',
  'count',
);

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readProducts(answer: unknown) {
  const read = page(answer);
  return { ...read, total: Math.max(read.total, read.count) };
}

export type ListedProducts = ReturnType<typeof readProducts>;
