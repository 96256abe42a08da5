import { mapResult } from '@shared/http/result';
import { createReducer } from '@shared/store/createReducer';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { forgetOlderOffers, nothingAdded, reduceAdding } from '@shared/storefront/adding';
import { getProduct, getTerpeneTypes, type Asked } from './api';
import type { ProductDetailsConfig } from './config';
import { readProduct, readTerpeneTypes } from './model/product';

type ProductExtra = Extra<ProductDetailsConfig>;

/** Names a product of a seller among those that were looked at. */
export const productKey = ({ slug, productId }: Pick<Asked, 'slug' | 'productId'>): string =>
  JSON.stringify([slug, String(productId)]);

export const products = createResource(
  'productDetails/products',
  (asked: Asked, { http, config }: ProductExtra) =>
    mapResult(getProduct(http, config, asked), readProduct(asked.slug, config.mode)),
  { key: productKey },
);

export const terpeneTypes = createResource(
  'productDetails/terpeneTypes',
  (slug: string, { http, config }: ProductExtra) =>
    mapResult(getTerpeneTypes(http, config, slug), readTerpeneTypes),
);

const initialState = {
  products: products.initial,
  terpeneTypes: terpeneTypes.initial,
  adding: nothingAdded,
};

export const productDetailsReducer = createReducer(initialState, (on) => {
  products.reduce(on, 'products', (state, _product, asked) =>
    forgetOlderOffers(state.adding, state.products[productKey(asked)]?.requestId ?? 0),
  );
  terpeneTypes.reduce(on, 'terpeneTypes');
  reduceAdding(on);
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  typeof initialState,
  ProductDetailsConfig
>();
