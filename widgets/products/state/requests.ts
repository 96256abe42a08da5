import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getProducts } from '../api';
import type { ProductsConfig } from '../config';
import { readProducts } from '../model/answers';
import { askedOf, type ProductsQuery } from '../model/query';

export type ProductsExtra = Extra<ProductsConfig>;

export const productPage = createResource(
  'products/page',
  async (query: ProductsQuery, { http, config }: ProductsExtra) =>
    readProducts(await getProducts(http, config, askedOf(query))),
);
