import { t } from '../../shared/i18n';
import { useDomId } from '../../shared/mount/WidgetContext';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { Skeleton } from '../../shared/ui/Skeleton';
import { OrderBody } from './components/OrderBody';
import { PlaceButton } from './components/PlaceButton';
import type { OrderCreateConfig } from './config';
import { openOrder } from './state/flows';
import { selectCanEdit, selectOrder } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';
import { useFreshOrder } from './useFreshOrder';

/** What a seller orders for a customer. */
export function OrderCreate({ config }: { config: OrderCreateConfig }) {
  const titleId = useDomId();
  const order = useAppSelector(selectOrder);
  const canEdit = useAppSelector(selectCanEdit);
  useFreshOrder();

  return (
    <section className="card ww-card" aria-labelledby={titleId}>
      <header className="card-header ww-header">
        <h2 className="ww-title" id={titleId} tabIndex={-1}>
          {t('Create order')}
        </h2>
        {order && !canEdit && (
          <span className="badge text-bg-secondary">
            {order.status === 'created' ? t('Created') : t('Read-only')}
          </span>
        )}
        {order?.permissions.is_admin && (
          <span className="badge text-bg-secondary">{t('Admin')}</span>
        )}
        {canEdit && <PlaceButton className="btn-sm btn-outline-secondary ww-order-place" />}
        <p className="ww-muted">
          {order
            ? t('%(number)s for %(customer)s, %(location)s, from %(stock)s', {
                number: order.number,
                customer: order.dispensary_name,
                location: order.dispensary_location_name,
                stock: order.stock_location_name,
              })
            : t('Choose a customer, then add products.')}
        </p>
      </header>
      <div className="card-body">
        <Body config={config} />
      </div>
    </section>
  );
}

function Body({ config }: { config: OrderCreateConfig }) {
  const dispatch = useAppDispatch();
  const order = useAppSelector(selectOrder);
  const load = useAppSelector((state) => state.order);
  const isNew = useAppSelector(({ orderId }) => (orderId ?? config.orderId) === undefined);

  if (load.status === 'failed') {
    return <FailureAlert failure={load.failure} onRetry={() => void dispatch(openOrder())} />;
  }
  if (order) return <OrderBody />;
  if (!isNew) return <Skeleton label={t('Loading the order…')} rows={10} />;
  return (
    <div className="ww-empty">
      <p>{t('There is no order yet.')}</p>
      <PlaceButton className="btn-primary" />
    </div>
  );
}
