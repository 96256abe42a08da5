import { useCallback } from 'react';
import { formatMoney } from '../../shared/format/money';
import { useLocale } from '../../shared/mount/WidgetContext';
import { selectOrder } from './state/selectors';
import { useAppSelector } from './state/slice';

/** Shows an amount of the server in the page's locale and the order's currency. */
export function useMoney(): (amount: string) => string {
  const locale = useLocale();
  const currency = useAppSelector((state) => selectOrder(state)?.totals.currency ?? 'USD');
  return useCallback((amount) => formatMoney(amount, currency, locale), [currency, locale]);
}
