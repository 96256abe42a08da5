import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type { ProductsAnswer, VendorProduct } from '@shared/contract/products';
import { isNumeric } from '@shared/format/numbers';
import type { Id } from '@shared/id';
import { writeTags } from './tags';
import type { ListedProduct } from './product';

export interface ListedProducts {
  products: ListedProduct[];
  count: number;
  total: number;
  brands: { id: Id; name: string }[];
  categories: { id: Id; name: string }[];
  currency: string | undefined;
}

type Loose<T> = { [Key in keyof T]?: unknown };

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readProducts(answer: unknown): ListedProducts {
  const loose = (isObject(answer) ? answer : {}) as Loose<ProductsAnswer>;
  if (!Array.isArray(loose.products)) throw unreadable('The answer has no list of products.');
  const products = loose.products.filter(isObject).flatMap(readProduct);
  const count = countOf(loose.count, products.length);
  return {
    products,
    count,
    total: countOf(loose.total, count),
    brands: readNamed(loose.brands),
    categories: readNamed(loose.categories),
    currency: textOf(loose.currency) || undefined,
  };
}

const countOf = (count: unknown, least: number): number =>
  typeof count === 'number' && count >= least ? count : least;

const readNamed = (list: unknown): { id: Id; name: string }[] =>
  listOf(list as Loose<{ id: unknown; name: unknown }>[]).flatMap(({ id, name }) =>
    isId(id) ? [{ id, name: textOf(name).trim() || String(id) }] : [],
  );

/** A product without an id is left out: nothing could tell it from the others. */
function readProduct(product: Loose<VendorProduct>): ListedProduct[] {
  const { id, tags, caseSize } = product;
  if (!isId(id)) return [];
  return [
    {
      id,
      name: textOf(product.name),
      status: textOf(product.status),
      price: numberOf(product.price),
      minimum: numberOf(product.minimum),
      step: numberOf(product.step),
      tags: writeTags(Array.isArray(tags) ? tags.map(textOf).filter(Boolean) : []),
      brand: nameOf(product.brand),
      category: nameOf(product.category),
      packageSize: textOf(product.packageSize),
      caseSize: typeof caseSize === 'number' ? caseSize : null,
    },
  ];
}

/** What is no number is nothing: in a field it would look as if somebody had typed it. */
const numberOf = (value: unknown): string => (isNumeric(value) ? String(value).trim() : '');

const nameOf = (named: unknown): string => (isObject(named) ? textOf(named.name) : '');
