import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getProducts } from '../api';
import type { ProductsConfig } from '../config';
import { readProducts } from '../model/answers';
import { askedOf, type ProductsQuery } from '../model/query';

export type ProductsExtra = Extra<ProductsConfig>;

export const productPage = createResource(
  'products/page',
  (query: ProductsQuery, { http, config }: ProductsExtra) =>
    mapResult(getProducts(http, config, askedOf(query)), readProducts),
);
