import { formatMoney } from '../../shared/format/money';
import { useLocale, useWidget } from '../../shared/mount/WidgetContext';

/** Shows an amount of the server in the page's locale and currency. */
export function useMoney(): (amount: string) => string {
  const locale = useLocale();
  const { currency } = useWidget().config;
  return (amount) => formatMoney(amount, currency, locale);
}
