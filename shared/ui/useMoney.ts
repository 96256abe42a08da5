import { useCallback } from 'react';
import { formatMoney } from '../format/money';
import { useLocale, useWidget } from '../mount/WidgetContext';

/**
 * Shows an amount of the server, decimal text like "1234.50", in the page's locale and in `currency` (an ISO code),
 * by default the one of the config. The function stays the same as long as both do.
 */
export function useMoney(currency?: string): (amount: string) => string {
  const locale = useLocale();
  const { config } = useWidget();
  const used = currency ?? config.currency;
  return useCallback((amount) => formatMoney(amount, used, locale), [used, locale]);
}
