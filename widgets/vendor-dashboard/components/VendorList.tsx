import { BarList } from '@shared/charts/BarList';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { useMoney } from '@shared/ui/useMoney';
import type { ShownVendor } from '../model/answers';

/** Each leads to its storefront, if it has one. */
export function VendorList({ vendors }: { vendors: readonly ShownVendor[] }) {
  const locale = useLocale();
  const money = useMoney();
  return (
    <BarList
      label={t('Top vendors')}
      entries={vendors.map(({ id, name, orders, amount, url }) => ({
        key: id,
        name,
        href: url,
        value: amount === null ? null : Number(amount),
        text: money(amount),
        ...(orders !== null && {
          detail: tn('%(count)s order', '%(count)s orders', orders, {
            count: formatCount(orders, locale),
          }),
        }),
      }))}
    />
  );
}
