import { textOf } from '../answers';
import type { ListedProduct, ListedVariant } from '../contract/listedProducts';
import type { FilterChoice, ProductFilters } from '../contract/storefrontShapes';
import {
  amountOf,
  isId,
  isObject,
  objectsOf,
  readChoices,
  textsOf,
  wholeOf,
  type Loose,
} from './readSeller';

const atLeastOne = (value: unknown): number => Math.max(1, wholeOf(value) ?? 1);

const percentOf = (value: unknown): string | null => {
  const text = textOf(value);
  return /^\d+(\.\d+)?$/.test(text) ? text : null;
};

const readInCart = (list: unknown): NonNullable<ListedVariant['inCart']> =>
  objectsOf(list).flatMap(({ dispensaryLocationId, quantity }) => {
    const cases = wholeOf(quantity);
    return isId(dispensaryLocationId) && cases ? [{ dispensaryLocationId, quantity: cases }] : [];
  });

/** What can be ordered; without the id by which a cart would name it, it cannot. */
export function readVariant(variant: Loose<ListedVariant>): ListedVariant[] {
  const { variantId, packageSizeId } = variant;
  const id = isId(variantId) ? variantId : packageSizeId;
  if (!isId(id)) return [];
  return [
    {
      variantId: id,
      packageSizeId: isId(packageSizeId) ? packageSizeId : id,
      packageSize: textOf(variant.packageSize),
      batch: textOf(variant.batch) || null,
      caseSize: atLeastOne(variant.caseSize),
      price: amountOf(variant.price),
      pricePerEach: amountOf(variant.pricePerEach),
      available: wholeOf(variant.available),
      minimum: atLeastOne(variant.minimum),
      increment: atLeastOne(variant.increment),
      is_saleable: variant.is_saleable !== false,
      ...(Array.isArray(variant.inCart) && { inCart: readInCart(variant.inCart) }),
    },
  ];
}

/** A product without an id is left out: nothing could tell it from the others. */
export function readProduct(product: Loose<ListedProduct>): ListedProduct[] {
  const { productId } = product;
  if (!isId(productId)) return [];
  return [
    {
      productId,
      name: textOf(product.name).trim() || textOf(productId),
      brand: textOf(product.brand),
      category: textOf(product.category),
      strain: textOf(product.strain) || null,
      phenotype: textOf(product.phenotype) || null,
      thc: percentOf(product.thc),
      terpenes: textsOf(product.terpenes),
      tags: textsOf(product.tags),
      image: textOf(product.image) || null,
      variants: objectsOf(product.variants).flatMap(readVariant),
    },
  ];
}

export const readProducts = (products: unknown): ListedProduct[] =>
  objectsOf(products).flatMap(readProduct);

/** What the filters offer; null where an answer does not say. */
export function readFilters(filters: unknown): ProductFilters | null {
  if (!isObject(filters)) return null;
  const of = (name: keyof ProductFilters): FilterChoice[] => readChoices(filters[name]);
  return {
    brands: of('brands'),
    categories: of('categories'),
    strains: of('strains'),
    phenotypes: of('phenotypes'),
    terpene_types: of('terpene_types'),
    tags: of('tags'),
    regions: of('regions'),
  };
}
