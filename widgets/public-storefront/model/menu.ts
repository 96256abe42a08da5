import { answerOf, at, list, listOrNull, needed, or, ownKey, record } from '@shared/answers/read';
import { countOf, distinct, isNotFalse, objectOf, textOf, trimmedOf } from '@shared/answers/values';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { ProductType } from '@shared/contract/publicStorefront';
import type { ProductFilters } from '@shared/contract/storefrontShapes';
import { listedProduct, readFilters } from '@shared/storefront/readProduct';

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

const page = answerOf(
  record({
    sellerName: at('seller', (seller) => trimmedOf(objectOf(seller).name)),
    products: needed(listOrNull(listedProduct)),
    count: at('result_count', or(countOf, 0)),
    types: at('product_types', list(record({ value: textOf, count: countOf }))),
    filters: readFilters,
    orders: at('order_by_options', list(record({ value: ownKey, label: needed(textOf) }))),
    // Who is told nothing is not told that they could order.
    needsSignIn: at('needs_sign_in', isNotFalse),
  }),
  'The answer has no list of products.',
);

/** The answer to S26. */
export function readMenu(answer: unknown): Menu {
  const { types, ...read } = page(answer);
  const countIn = (type: ProductType) => types.find(({ value }) => value === type)?.count ?? null;
  return {
    ...read,
    products: distinct(read.products, ({ productId }) => String(productId)),
    count: Math.max(read.count, read.products.length),
    counts: { cannabis: countIn('cannabis'), 'non-cannabis': countIn('non-cannabis') },
  };
}
