import { useWidget } from '@shared/mount/WidgetContext';
import { useMoney as useMoneyIn } from '@shared/ui/useMoney';
import { selectDrawer } from './state/selectors';
import { useAppSelector } from './state/slice';

/** The currency of the order, an ISO code; that of the page where it says none. */
export function useCurrency(): string {
  const { config } = useWidget();
  return useAppSelector((state) => selectDrawer(state)?.totals.currency) ?? config.currency;
}

/** Shows an amount of the server in the page's locale and in the currency of the order. */
export const useMoney = () => useMoneyIn(useCurrency());
