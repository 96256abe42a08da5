import type { OrderTotals } from '@shared/contract/orderingShapes';
import { t } from '@shared/i18n';
import { Meter } from '@shared/ui/Meter';
import { useMoney } from '../useMoney';

interface Props {
  totals: OrderTotals;
  isSettled: boolean;
}

/** How far the order is from the least that the vendor takes. */
export function Minimum({ totals, isSettled }: Props) {
  const money = useMoney();
  const { orderMinimum, totalPrice, missing } = totals;
  if (orderMinimum === null) return null;
  const minimum = money(orderMinimum);
  const share = Number(totalPrice) / Number(orderMinimum);
  const says =
    share >= 1
      ? t('Minimum of %(amount)s reached', { amount: minimum })
      : missing
        ? t('Add %(amount)s more to reach the minimum of %(minimum)s.', {
            amount: money(missing),
            minimum,
          })
        : t('Minimum of %(amount)s not reached', { amount: minimum });
  return (
    <div className={isSettled ? undefined : 'ww-dimmed'}>
      <Meter label={t('Minimum of %(amount)s', { amount: minimum })} share={share} says={says} />
      <span className="ww-muted">{says}</span>
    </div>
  );
}
