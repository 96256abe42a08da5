import type { ProductChange } from '@shared/contract/products';
import type { Http, Query } from '@shared/http/http';
import type { ProductsConfig } from './config';

/** P1: changes what is given of some products, all of it or nothing. May answer the products. */
export const patchProducts = (
  http: Http,
  { urls, updateMethod }: ProductsConfig,
  products: readonly ProductChange[],
) => http[updateMethod]<unknown>(urls.products, { products });

/** P2: one page of the products that fit, how many fit in all, and the brands and categories that there are. */
export const getProducts = (http: Http, { urls }: ProductsConfig, query: Query) =>
  http.get<unknown>(urls.products, { query });
