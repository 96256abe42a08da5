import { t } from '@shared/i18n';
import type { Cart } from './cart';

/** The lines of a cart as a table. Amounts are the server's own decimal text. */
export function csvRows(cart: Cart): (string | number)[][] {
  const sellers = new Map(cart.groups.map(({ key, seller }) => [key, seller.name]));
  const header = [
    t('Seller'),
    t('Location'),
    t('Product'),
    t('Brand'),
    t('Strain'),
    t('Package size'),
    t('Batch'),
    t('Case size'),
    t('Cases'),
    t('Price of a case'),
    t('Line total'),
  ];
  const rows = cart.lines.map((line) => [
    sellers.get(line.groupKey) ?? line.slug,
    line.locationName,
    line.product,
    line.brand,
    line.strain,
    line.packageSize,
    line.batch ?? '',
    line.caseSize ?? '',
    line.quantity,
    line.price ?? '',
    line.lineTotal ?? '',
  ]);
  return [header, ...rows];
}
