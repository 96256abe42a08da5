import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { findBrands } from '../api';
import type { VendorBrandsConfig } from '../config';
import { readBrands } from '../model/answers';
import { filtersOf, type BrandsQuery } from '../model/query';

export type BrandsExtra = Extra<VendorBrandsConfig>;

export const brandList = createResource(
  'vendorBrands/list',
  (query: BrandsQuery, { http, config }: BrandsExtra) =>
    mapResult(findBrands(http, config, filtersOf(query)), readBrands),
);
