import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getProduct, getTerpeneTypes, type Wanted } from '../api';
import type { ProductDetailsConfig } from '../config';
import { readProduct, readTerpeneTypes } from '../model/product';

export type ProductExtra = Extra<ProductDetailsConfig>;

export const product = createResource(
  'productDetails/product',
  (wanted: Wanted, { http, config }: ProductExtra) =>
    mapResult(getProduct(http, config, wanted), (answer) =>
      readProduct(answer, wanted, config.mode),
    ),
);

/** The names of terpenes, as pairs of id and name: nothing in a store is a Map. */
export const terpeneTypes = createResource(
  'productDetails/terpeneTypes',
  (slug: string, { http, config }: ProductExtra) =>
    mapResult(getTerpeneTypes(http, config, slug), (answer) => [...readTerpeneTypes(answer)]),
);
