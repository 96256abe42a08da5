import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getVariants } from '../api';
import type { VariantCreationConfig } from '../config';
import { readProduct } from '../model/answers';
import type { CreationServices } from './services';

export type CreationExtra = Extra<VariantCreationConfig, CreationServices>;

export const product = createResource(
  'variantCreation/product',
  (_: undefined, { http, config }: CreationExtra) =>
    mapResult(getVariants(http, config), readProduct),
);
