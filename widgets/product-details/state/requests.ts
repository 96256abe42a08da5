import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getProduct, getTerpeneTypes, type Wanted } from '../api';
import type { ProductDetailsConfig } from '../config';
import { readProduct, readTerpeneTypes } from '../model/product';

export type ProductExtra = Extra<ProductDetailsConfig>;

export const product = createResource(
  'productDetails/product',
  async (wanted: Wanted, { http, config }: ProductExtra) =>
    readProduct(await getProduct(http, config, wanted), wanted, config.mode),
);

/** The names of terpenes, as pairs of id and name: nothing in a store is a Map. */
export const terpeneTypes = createResource(
  'productDetails/terpeneTypes',
  async (slug: string, { http, config }: ProductExtra) => [
    ...readTerpeneTypes(await getTerpeneTypes(http, config, slug)),
  ],
);
