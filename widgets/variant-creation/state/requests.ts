import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getVariants } from '../api';
import type { VariantCreationConfig } from '../config';
import { readProduct } from '../model/answers';
import type { CreationServices } from './services';

export type CreationExtra = Extra<VariantCreationConfig, CreationServices>;

/** By their id; the one that the config's address names has the key ''. */
export const products = createResource(
  'variantCreation/products',
  (productId: string, { http, config }: CreationExtra) =>
    mapResult(getVariants(http, config, productId), readProduct),
  { key: String },
);
