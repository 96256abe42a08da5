import { useMoney as useMoneyIn } from '../../shared/ui/useMoney';
import { selectDrawer } from './state/selectors';
import { useAppSelector } from './state/slice';

/** Shows an amount of the server in the page's locale and in the currency of the order. */
export const useMoney = () =>
  useMoneyIn(useAppSelector((state) => selectDrawer(state)?.totals.currency));
