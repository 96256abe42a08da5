import type { StockLocation } from '@shared/contract/batchList';
import { t } from '@shared/page/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { Expiry, FilterName } from '../model/filters';

/** The filters with what they offer. */
export const batchFilters = (
  locations: readonly StockLocation[],
): readonly FilterKind<FilterName>[] => [
  {
    name: 'expiry',
    label: t('Expires'),
    options: [
      { value: 'expired', label: t('Expired') },
      { value: 'soon', label: t('Within 30 days') },
      { value: 'later', label: t('Later') },
      { value: 'none', label: t('No date') },
    ] satisfies { value: Expiry; label: string }[],
  },
  // Last, since its choices come late: nothing stands behind it that they could move.
  {
    name: 'stock-location',
    label: t('Stock location'),
    options: locations.map(({ id, name }) => ({ value: String(id), label: name })),
  },
];
