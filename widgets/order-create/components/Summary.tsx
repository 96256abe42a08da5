import type { ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { minimumText, sumRows } from '@shared/orders/sums';
import { selectIsSettled, selectIsUpdating, selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useMoney } from '@shared/ui/useMoney';

/** What the server adds up, and what can be done about that. It is dimmed while an edit is on its way. */
export function Summary({ children }: { children: ReactNode }) {
  const money = useMoney();
  const locale = useLocale();
  const order = useAppSelector(selectOrder);
  const isSettled = useAppSelector(selectIsSettled);
  const isUpdating = useAppSelector(selectIsUpdating);
  if (!order) return null;
  const { totals, discount } = order;
  const rows = [
    ...sumRows(totals, discount?.amount ?? null, money, locale),
    { label: t('Total'), amount: money(totals.totalPrice) },
  ];
  return (
    <section className="ww-order-summary" aria-label={t('Totals')}>
      <dl className={isSettled ? '' : 'ww-dimmed'} translate="no">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ww-number">{amount}</dd>
          </div>
        ))}
      </dl>
      {totals.orderMinimum && (
        <p
          className={
            Number(totals.missing) > 0 && order.item_count > 0 ? 'text-danger' : 'ww-muted'
          }
        >
          {minimumText(totals, money)}
        </p>
      )}
      <p className="ww-muted" role="status">
        {isUpdating && t('The totals are being updated.')}
      </p>
      <Saving />
      {children}
    </section>
  );
}

/** How far many edits of the grid are on their way; while they wait for the person, a banner says so. */
function Saving() {
  const pending = useAppSelector((state) => state.pending.length);
  const queued = useAppSelector((state) => state.queued);
  const isPaused = useAppSelector((state) => state.paused !== null);
  if (queued < 2 || pending === 0 || isPaused) return null;
  // A clear is pending without being counted, and waits beside what undoes it.
  const total = Math.max(queued, pending);
  const done = total - pending;
  return (
    <>
      <p className="ww-muted" role="status">
        {t('Saving: %(done)s of %(total)s.', { done, total })}
      </p>
      <progress className="ww-order-progress" aria-label={t('Saving')} max={total} value={done} />
    </>
  );
}
