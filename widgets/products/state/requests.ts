import { mapResult, type Result } from '@shared/http/result';
import { readAllRows } from '@shared/lists/readAllRows';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getProducts } from '../api';
import type { ProductsConfig } from '../config';
import { readProducts } from '../model/answers';
import { keyOf, type ListedProduct } from '../model/product';
import { askedOf, manyRows, type ProductsQuery } from '../model/query';
import type { Thunk } from './slice';

export type ProductsExtra = Extra<ProductsConfig>;

export const productPage = createResource(
  'products/page',
  (query: ProductsQuery, { http, config }: ProductsExtra) =>
    mapResult(getProducts(http, config, askedOf(query)), readProducts),
);

/** All products that fit, on all pages: what is selected by one click is known by name and price before it is changed. */
export const readAllThatFit =
  (query: ProductsQuery): Thunk<Promise<Result<ListedProduct[]>>> =>
  (_dispatch, _getState, { http, config }) =>
    readAllRows((page) => {
      const asked = askedOf({ ...query, page, perPage: manyRows });
      return mapResult(getProducts(http, config, asked), readProducts);
    }, keyOf);
