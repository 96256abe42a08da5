import { formatMoney } from '../../shared/format/money';
import { useLocale, useWidget } from '../../shared/mount/WidgetContext';
import { selectDrawer } from './state/selectors';
import { useAppSelector } from './state/slice';

/** Shows an amount of the server in the page's locale and in the currency of the order. */
export function useMoney(): (amount: string) => string {
  const locale = useLocale();
  const { config } = useWidget();
  const currency = useAppSelector((state) => selectDrawer(state)?.totals.currency);
  return (amount) => formatMoney(amount, currency ?? config.currency, locale);
}
