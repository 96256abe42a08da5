import { t } from '../page/i18n';
import type { ShownVendor } from './answers';
import { RankedList } from './RankedList';

interface Props {
  vendors: readonly ShownVendor[];
  currency: string | undefined;
}

/** Each leads to its storefront, if it has one. */
export const VendorList = ({ vendors, currency }: Props) => (
  <RankedList
    label={t('Top vendors')}
    fileName="top-vendors"
    ranked={vendors}
    currency={currency}
  />
);
