import { pageOf } from '@shared/answers/page';
import { at, list, record } from '@shared/answers/read';
import { countOf, distinct, isNotFalse, objectOf, textOf, trimmedOf } from '@shared/answers/values';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { ProductType } from '@shared/contract/publicStorefront';
import type { ProductFilters } from '@shared/contract/storefrontShapes';
import { listedProduct, listOrders, readFilters } from '@shared/storefront/readProduct';

/** One page of a menu as it can be shown. */
export interface Menu {
  sellerName: string;
  products: ListedProduct[];
  /** How many fit on all pages. */
  count: number;
  /** How many of each type fit; null where the server does not say. */
  counts: Record<ProductType, number | null>;
  /** What the filters offer; null where the server does not say. */
  filters: ProductFilters | null;
  orders: { value: string; label: string }[];
  needsSignIn: boolean;
}

const page = pageOf(
  'products',
  listedProduct,
  {
    sellerName: at('seller', (seller) => trimmedOf(objectOf(seller).name)),
    types: at('product_types', list(record({ value: textOf, count: countOf }))),
    filters: readFilters,
    orders: listOrders,
    // Who is told nothing is not told that they could order.
    needsSignIn: at('needs_sign_in', isNotFalse),
  },
  'The answer has no list of products.',
);

/** The answer to S26. */
export function readMenu(answer: unknown): Menu {
  const { types, rows, ...read } = page(answer);
  const countIn = (type: ProductType) => types.find(({ value }) => value === type)?.count ?? null;
  return {
    ...read,
    products: distinct(rows, ({ productId }) => String(productId)),
    counts: { cannabis: countIn('cannabis'), 'non-cannabis': countIn('non-cannabis') },
  };
}
