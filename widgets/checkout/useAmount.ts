import { useMoney } from '@shared/ui/useMoney';
import type { Amount } from './model/summary';

/** Shows an amount of the server, and a dash where it gave none. */
export function useAmount(): (amount: Amount) => string {
  const money = useMoney();
  return (amount) => (amount === null ? '–' : money(amount));
}
