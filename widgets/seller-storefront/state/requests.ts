import { mapResult, type Result } from '@shared/http/result';
import type { ListedProduct } from '@shared/contract/listedProducts';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { readGrown } from '@shared/lists/growing';
import { getNav, getProducts } from '../api';
import type { SellerStorefrontConfig } from '../config';
import { readNav, readPage, type Products } from '../model/answers';
import type { Preview } from '../model/looks';
import { askedOf, listKeyOf, perPage, type StorefrontQuery } from '../model/query';

export type StorefrontExtra = Extra<SellerStorefrontConfig>;

export const nav = createResource(
  'sellerStorefront/nav',
  (_: undefined, { http, config }: StorefrontExtra) => mapResult(getNav(http, config), readNav),
);

export interface Asked {
  /** Its page is the last one that is shown; all before it are, too. */
  query: StorefrontQuery;
  as: Preview | null;
  /** What was read of this list before, of which only what comes after is asked for. */
  have: Products | null;
}

const keyOf = ({ productId }: ListedProduct) => String(productId);

export const products = createResource(
  'sellerStorefront/products',
  ({ query, as, have }: Asked, { http, config }: StorefrontExtra): Promise<Result<Products>> =>
    readGrown({ key: listKeyOf(query, as), upTo: query.page, perPage, have, keyOf }, (page) =>
      mapResult(getProducts(http, config, askedOf(query, page), as), readPage),
    ),
);
