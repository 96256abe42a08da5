import { useCallback, useEffect } from 'react';
import { useLeaveGuard } from '../../shared/drafts/useLeaveGuard';
import { t } from '../../shared/i18n';
import { useDomId } from '../../shared/mount/WidgetContext';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { Skeleton } from '../../shared/ui/Skeleton';
import { useStateInUrl } from '../../shared/ui/useStateInUrl';
import { useLazy } from '../../shared/ui/useLazy';
import { OrderBody } from './components/OrderBody';
import { PlaceButton } from './components/PlaceButton';
import type { OrderCreateConfig } from './config';
import { isTyping, readQuery, writeQuery, type Order } from './order';
import { openOrder, showQuery } from './state/flows';
import { selectCanEdit, selectIsOnItsWay, selectOrder } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';
import { useFreshOrder } from './useFreshOrder';

const loadGrid = () => import('./components/ItemsGrid');

/** What a seller orders for a customer. */
export function OrderCreate({ config }: { config: OrderCreateConfig }) {
  const titleId = useDomId();
  const order = useAppSelector(selectOrder);
  const canEdit = useAppSelector(selectCanEdit);
  const dispatch = useAppDispatch();
  useFreshOrder();
  useStateInUrl({
    view: useAppSelector(({ query }) => query),
    write: writeQuery,
    onRead: useCallback((text: string) => dispatch(showQuery(readQuery(text))), [dispatch]),
    isTyping,
  });
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(useAppSelector(selectIsOnItsWay));

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
        {canEdit && (
          <div className="ww-actions">
            <PlaceButton className="btn-sm btn-outline-secondary" />
          </div>
        )}
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
        <Body config={config} order={order} />
      </div>
    </section>
  );
}

interface BodyProps {
  config: OrderCreateConfig;
  order: Order | undefined;
}

function Body({ config, order }: BodyProps) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.order);
  const isNew = useAppSelector(({ orderId }) => (orderId ?? config.orderId) === undefined);

  // Beside the order itself, so that nothing moves when it is there.
  const [grid, startGrid] = useLazy(loadGrid);
  useEffect(() => {
    if (grid.status === 'idle') startGrid();
  }, [grid.status, startGrid]);

  if (load.status === 'failed') {
    return <FailureAlert failure={load.failure} onRetry={() => void dispatch(openOrder())} />;
  }
  const isGridHere = grid.status === 'ready';
  if (order && (isGridHere || grid.status === 'failed')) {
    return <OrderBody Grid={isGridHere ? grid.value.ItemsGrid : null} onRetry={startGrid} />;
  }
  if (order || !isNew) return <Skeleton label={t('Loading the order…')} rows={10} />;
  return (
    <div className="ww-empty">
      <p>{t('There is no order yet.')}</p>
      <PlaceButton className="btn-primary" />
    </div>
  );
}
