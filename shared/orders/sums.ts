import type { OrderTotals } from '../contract/orderingShapes';
import type { WriteMoney } from '../format/money';
import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';

/** What an order comes to, before its total. `discount` is the amount that is taken off, null where none is. */
export const sumRows = (
  { totalQuantity, totalUnits, subtotal }: OrderTotals,
  discount: string | null,
  money: WriteMoney,
  locale: string,
) => [
  { label: t('Cases'), amount: formatCount(totalQuantity, locale) },
  { label: t('Units'), amount: formatCount(totalUnits, locale) },
  ...(discount !== null && subtotal ? [{ label: t('Subtotal'), amount: money(subtotal) }] : []),
  ...(discount === null ? [] : [{ label: t('Discount'), amount: money(`-${discount}`) }]),
];

/** How far an order is from the least that the vendor takes, in words. */
export function minimumText(totals: OrderTotals, money: WriteMoney): string {
  const { orderMinimum, totalPrice, missing } = totals;
  const minimum = money(orderMinimum);
  // The server has the last word: it may count otherwise.
  if (Number(missing) > 0) {
    return t('Add %(amount)s more to reach the minimum of %(minimum)s.', {
      amount: money(missing),
      minimum,
    });
  }
  return Number(totalPrice) >= Number(orderMinimum)
    ? t('Minimum of %(amount)s reached', { amount: minimum })
    : t('Minimum of %(amount)s not reached', { amount: minimum });
}
