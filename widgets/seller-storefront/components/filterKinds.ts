import type { ProductFilters } from '@shared/contract/storefrontShapes';
import type { FilterKind } from '@shared/lists/chipsOf';
import { productFilters } from '@shared/storefront/productFilters';
import type { FilterName } from '../model/query';

/** The filters with what they offer: the first have buttons of their own, the others stand together. */
export const filterKinds = (filters: ProductFilters | null): readonly FilterKind<FilterName>[] => [
  ...productFilters(filters, ['category', 'brand', 'strain']),
  ...productFilters(filters, ['availability', 'phenotype', 'terpene', 'tag', 'region'], true),
];
