import type { WriteMoney } from '../format/money';
import { useLocale, useWidget } from '../mount/WidgetContext';

/**
 * Shows an amount of the server, decimal text like "1234.50", in the page's locale and in `currency` (an ISO code),
 * by default the one of the config. The function stays the same as long as both do.
 */
export function useMoney(currency?: string): WriteMoney {
  const locale = useLocale();
  const { config, moneyIn } = useWidget();
  return moneyIn(currency ?? config.currency, locale);
}
