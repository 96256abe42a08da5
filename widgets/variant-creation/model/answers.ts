import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type {
  ExistingVariant,
  NewVariant,
  OptionValue,
  ProductOption,
  VariantProduct,
} from '@shared/contract/variantCreation';
import { keyOf } from './combinations';

type Loose<T> = Partial<Record<keyof T, unknown>>;

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readProduct(answer: unknown): VariantProduct {
  const { id, name, options, variants, hasEditPermission }: Loose<VariantProduct> = isObject(answer)
    ? answer
    : {};
  // Without those that it has, one could be made twice.
  if (!isId(id) || !Array.isArray(options) || !Array.isArray(variants)) {
    throw unreadable('The answer is no product with options and variants.');
  }
  return {
    id,
    name: textOf(name),
    options: listOf(options as Loose<ProductOption>[]).flatMap(readOption),
    variants: listOf(variants as Loose<ExistingVariant>[]).flatMap(readVariant),
    hasEditPermission: hasEditPermission === true,
  };
}

function readOption({ id, name, values, isOpen }: Loose<ProductOption>): ProductOption[] {
  if (!isId(id)) return [];
  const words = (Array.isArray(values) ? values : []).map(textOf).filter((word) => word.trim());
  return [
    { id, name: textOf(name) || String(id), values: [...new Set(words)], isOpen: isOpen === true },
  ];
}

function readVariant(variant: Loose<ExistingVariant>): ExistingVariant[] {
  const { id, values, name, sku, price, stock } = variant;
  if (!isId(id)) return [];
  return [
    {
      id,
      values: listOf(values as Loose<OptionValue>[]).flatMap(({ optionId, value }) =>
        isId(optionId) ? [{ optionId, value: textOf(value) }] : [],
      ),
      name: textOf(name),
      sku: textOf(sku),
      price: typeof price === 'string' && /^-?\d+(\.\d+)?$/.test(price) ? price : null,
      stock: typeof stock === 'number' && Number.isInteger(stock) && stock >= 0 ? stock : null,
    },
  ];
}

/** What is wrong with a variant: in one of its fields, or in none of them. */
export interface RowError {
  field: string;
  message: string;
}

/** Of the answer to a creation the variants that were refused, by their keys; null where it does not tell of each. */
export function readResults(
  answer: unknown,
  sent: readonly NewVariant[],
): ReadonlyMap<string, RowError[]> | null {
  const { results } = isObject(answer) ? answer : {};
  const refused = new Map<string, RowError[]>();
  const told = listOf(results as Loose<{ id: unknown; errors: unknown }>[]);
  if (told.length < sent.length) return null;
  sent.forEach(({ values }, index) => {
    const { id, errors } = told[index] ?? {};
    const found = listOf(errors as Loose<RowError>[]).flatMap(({ field, message }) =>
      textOf(message) ? [{ field: textOf(field), message: textOf(message) }] : [],
    );
    if (found.length > 0 || !isId(id)) refused.set(keyOf(values), found);
  });
  return refused;
}
