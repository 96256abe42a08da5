import { useMoney as useMoneyIn } from '@shared/ui/useMoney';
import { selectOrder } from './state/selectors';
import { useAppSelector } from './state/slice';

/** The currency of the order, an ISO code. */
export const useCurrency = () =>
  useAppSelector((state) => selectOrder(state)?.totals.currency ?? 'USD');

/** Shows an amount of the server in the page's locale and the order's currency. */
export const useMoney = () => useMoneyIn(useCurrency());
