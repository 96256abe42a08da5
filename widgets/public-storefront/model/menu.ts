import { textOf } from '@shared/answers';
import type { ProductType, PublicStorefrontAnswer } from '@shared/contract/publicStorefront';
import type { FilterChoice } from '@shared/contract/storefrontShapes';
import { readFilters, readProducts } from '@shared/storefront/readProduct';
import {
  isObject,
  objectsOf,
  unreadable,
  wholeOf,
  type Loose,
} from '@shared/storefront/readSeller';

/** One page of a menu as it can be shown. */
export interface Menu {
  sellerName: string;
  products: ReturnType<typeof readProducts>;
  /** How many fit on all pages. */
  count: number;
  /** How many of each type fit; null where the server does not say. */
  counts: Record<ProductType, number | null>;
  brands: FilterChoice[];
  categories: FilterChoice[];
  orders: { value: string; label: string }[];
  needsSignIn: boolean;
}

/** The answer to S26. */
export function readMenu(answer: unknown): Menu {
  const menu = (isObject(answer) ? answer : {}) as Loose<PublicStorefrontAnswer>;
  if (!Array.isArray(menu.products)) throw unreadable('The answer has no list of products.');
  const products = readProducts(menu.products);
  const types = objectsOf(menu.product_types);
  const countOf = (type: ProductType) => wholeOf(types.find(({ value }) => value === type)?.count);
  const filters = readFilters(menu.filters);
  return {
    sellerName: isObject(menu.seller) ? textOf(menu.seller.name).trim() : '',
    products: products.filter(
      ({ productId }, index) =>
        products.findIndex((each) => String(each.productId) === String(productId)) === index,
    ),
    count: Math.max(wholeOf(menu.result_count) ?? 0, products.length),
    counts: { cannabis: countOf('cannabis'), 'non-cannabis': countOf('non-cannabis') },
    brands: filters?.brands ?? [],
    categories: filters?.categories ?? [],
    orders: objectsOf(menu.order_by_options).flatMap(({ value, label }) => {
      const name = textOf(label);
      return typeof value === 'string' && name ? [{ value, label: name }] : [];
    }),
    // Who is told nothing is not told that they could order.
    needsSignIn: menu.needs_sign_in !== false,
  };
}
