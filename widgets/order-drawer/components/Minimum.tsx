import type { OrderTotals } from '@shared/contract/orderingShapes';
import { t } from '@shared/i18n';
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
  const isReached = Number(totalPrice) >= Number(orderMinimum);
  return (
    <div className={`ww-row ${isSettled ? '' : 'ww-dimmed'}`} translate="no">
      <progress
        aria-label={t('Minimum of %(amount)s', { amount: minimum })}
        max={Number(orderMinimum)}
        value={Math.min(Number(totalPrice), Number(orderMinimum))}
      />
      <span className={isReached ? 'ww-muted' : 'text-danger'}>
        {isReached
          ? t('Minimum of %(amount)s reached', { amount: minimum })
          : missing
            ? t('Add %(amount)s more', { amount: money(missing) })
            : t('Minimum of %(amount)s not reached', { amount: minimum })}
      </span>
    </div>
  );
}
