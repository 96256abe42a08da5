import {
  answerOf,
  list,
  listOrNull,
  nameOrId,
  needed,
  ownId,
  record,
  type Read,
} from '@shared/answers/read';
import {
  amountOf,
  countOf,
  isId,
  isTrue,
  objectOf,
  objectsOf,
  textOf,
  textsOf,
} from '@shared/answers/values';
import type { NewVariant, VariantProduct } from '@shared/contract/variantCreation';
import { keyOf } from './combinations';

const option = record({
  id: ownId,
  name: nameOrId,
  values: (values) => [...new Set(textsOf(values).filter((word) => word.trim()))],
  isOpen: isTrue,
});

const variant = record({
  id: ownId,
  values: list(record({ optionId: ownId, value: textOf })),
  name: textOf,
  sku: textOf,
  price: amountOf,
  stock: countOf,
});

/**
 * An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page.
 * Without the variants that there are, one could be made twice.
 */
export const readProduct: (answer: unknown) => VariantProduct = answerOf(
  record({
    id: ownId,
    name: textOf,
    options: needed(listOrNull(option)),
    variants: needed(listOrNull(variant)),
    hasEditPermission: isTrue,
  }),
  'The answer is no product with options and variants.',
);

const rowError = record({ field: textOf, message: needed(textOf) });

/** What is wrong with a variant: in one of its fields, or in none of them. */
export type RowError = Read<typeof rowError>;

/** Of the answer to a creation the variants that were refused, by their keys; null where it does not tell of each. */
export function readResults(
  answer: unknown,
  sent: readonly NewVariant[],
): ReadonlyMap<string, RowError[]> | null {
  const refused = new Map<string, RowError[]>();
  const told = objectsOf(objectOf(answer).results);
  if (told.length < sent.length) return null;
  sent.forEach(({ values }, index) => {
    const { id, errors } = told[index] ?? {};
    const found = list(rowError)(errors);
    if (found.length > 0 || !isId(id)) refused.set(keyOf(values), found);
  });
  return refused;
}
