import type { ListedProduct } from '@shared/contract/listedProducts';
import { defineEvent, type Handle } from '@shared/store/createReducer';

/** The products that were chosen to be seen side by side, in the order in which they were. */
export interface Compared {
  products: readonly ListedProduct[];
  /** One more than can be was to be chosen. */
  isRefused: boolean;
}

/** So many columns can be told apart. */
export const mostCompared = 4;

export const noneCompared: Compared = { products: [], isRefused: false };

export const compareToggled = defineEvent<ListedProduct>('sellerStorefront/compareToggled');
/** Others are compared, or none. */
export const comparedReplaced = defineEvent<readonly ListedProduct[]>(
  'sellerStorefront/comparedReplaced',
);

export const isCompared = ({ products }: Compared, { productId }: ListedProduct): boolean =>
  products.some((product) => product.productId === productId);

/** Keeps them in `state.compared`. */
export function reduceCompared(on: Handle<{ compared: Compared }>): void {
  on(compareToggled, (state, { payload }) => {
    const { products } = state.compared;
    const others = products.filter(({ productId }) => productId !== payload.productId);
    const isAdded = others.length === products.length;
    const isRefused = isAdded && products.length >= mostCompared;
    const next = isAdded && !isRefused ? [...products, payload] : others;
    state.compared = { products: next, isRefused };
  });
  on(comparedReplaced, (state, { payload }) => {
    state.compared = { products: payload, isRefused: false };
  });
}

/** Takes over what a newer answer says of them. */
export const withNewest = (products: Compared['products'], rows: Compared['products']) =>
  products.map((each) => rows.find(({ productId }) => productId === each.productId) ?? each);
