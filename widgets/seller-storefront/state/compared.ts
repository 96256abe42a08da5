import type { ListedProduct } from '@shared/contract/listedProducts';
import type { Handle } from '@shared/store/createReducer';
import { defineEvent } from '@shared/store/defineEvent';

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
export const compareEnded = defineEvent('sellerStorefront/compareEnded');

export const isCompared = ({ products }: Compared, { productId }: ListedProduct): boolean =>
  products.some((product) => product.productId === productId);

/** Keeps them in `state.compared`. */
export function reduceCompared(on: Handle<{ compared: Compared }>): void {
  on(compareToggled, (state, { payload }) => {
    const { products } = state.compared;
    if (isCompared(state.compared, payload)) {
      const others = products.filter(({ productId }) => productId !== payload.productId);
      state.compared = { products: others, isRefused: false };
    } else {
      const isRefused = products.length >= mostCompared;
      state.compared = { products: isRefused ? products : [...products, payload], isRefused };
    }
  });
  on(compareEnded, (state) => {
    state.compared = noneCompared;
  });
}

/** Takes over what a newer answer says of them. */
export const withNewest = (compared: Compared, rows: readonly ListedProduct[]): Compared => ({
  ...compared,
  products: compared.products.map(
    (product) => rows.find(({ productId }) => productId === product.productId) ?? product,
  ),
});
