import {
  answerOf,
  list,
  listOrNull,
  needed,
  oneOf,
  or,
  ownId,
  record,
  type Reader,
} from '@shared/answers/read';
import { dayOf, idOf, isTrue, numberOf, textOf, textOrNull } from '@shared/answers/values';
import type { Brand, BrandsAnswer } from '@shared/contract/vendorBrands';

const status = oneOf(['active', 'archived'], 'active');

const brand: Reader<Brand | null> = record({
  id: ownId,
  vendorId: or(idOf, ''),
  name: textOf,
  description: textOf,
  website: textOf,
  logo: textOrNull,
  products: or(numberOf, 0),
  status,
  updated: dayOf,
});

const page = answerOf(
  record({
    brands: needed(listOrNull(brand)),
    brandNames: list(record({ id: ownId, name: textOf, status })),
    count: or(numberOf, 0),
    hasEditPermission: isTrue,
  }),
  'The answer has no list of brands.',
);

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readBrands(answer: unknown): BrandsAnswer {
  const read = page(answer);
  return { ...read, count: Math.max(read.count, read.brands.length) };
}
