import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { selectCanEdit, selectIsSettled, selectIsUpdating, selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useMoney } from '../useMoney';
import { CreateButton } from './CreateButton';
import { DiscountButton } from './DiscountButton';

/** What the server adds up. It is dimmed while an edit is on its way. */
export function Summary() {
  const money = useMoney();
  const locale = useLocale();
  const order = useAppSelector(selectOrder);
  const canEdit = useAppSelector(selectCanEdit);
  const isSettled = useAppSelector(selectIsSettled);
  const isUpdating = useAppSelector(selectIsUpdating);
  if (!order) return null;
  const { totals, discount } = order;
  const rows = [
    [t('Cases'), formatCount(totals.totalQuantity, locale)],
    [t('Units'), formatCount(totals.totalUnits, locale)],
    ...(discount && totals.subtotal ? [[t('Subtotal'), money(totals.subtotal)]] : []),
    ...(discount ? [[t('Discount'), money(`-${discount.amount}`)]] : []),
    [t('Total'), money(totals.totalPrice)],
  ];
  return (
    <section className="ww-order-summary" aria-label={t('Totals')}>
      <dl className={isSettled ? '' : 'ww-dimmed'} translate="no">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ww-number">{amount}</dd>
          </div>
        ))}
      </dl>
      {totals.orderMinimum && (
        <p className={totals.missing && order.item_count > 0 ? 'text-danger' : 'ww-muted'}>
          {totals.missing
            ? t('Add %(amount)s more to reach the minimum of %(minimum)s.', {
                amount: money(totals.missing),
                minimum: money(totals.orderMinimum),
              })
            : t('Minimum of %(amount)s reached', { amount: money(totals.orderMinimum) })}
        </p>
      )}
      <p className="ww-muted" role="status">
        {isUpdating ? t('The totals are being updated.') : ''}
      </p>
      {canEdit && (
        <div className="ww-row">
          <DiscountButton order={order} />
          <CreateButton />
        </div>
      )}
    </section>
  );
}
