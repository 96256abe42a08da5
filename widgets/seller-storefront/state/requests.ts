import { mapResult } from '@shared/http/result';
import { createGrowing } from '@shared/lists/growing';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { productQuery } from '@shared/storefront/productQuery';
import { getNav, getProducts } from '../api';
import type { SellerStorefrontConfig } from '../config';
import { readNav, readPage } from '../model/answers';
import { listKeyOf, type StorefrontList } from '../model/query';

export type StorefrontExtra = Extra<SellerStorefrontConfig>;

export const nav = createResource(
  'sellerStorefront/nav',
  (_: undefined, { http, config }: StorefrontExtra) => mapResult(getNav(http, config), readNav),
);

export const products = createGrowing('sellerStorefront/products', {
  listKeyOf,
  keyOf: ({ productId }) => String(productId),
  readPage: ({ query, as }: StorefrontList, { http, config }: StorefrontExtra) =>
    mapResult(getProducts(http, config, productQuery(query), as), readPage),
});
