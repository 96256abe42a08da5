import { useCallback } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { InCurrency } from '@shared/ui/InCurrency';
import { Skeleton } from '@shared/ui/Skeleton';
import { useOrderNews } from '@shared/sync/useOrderNews';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Badge } from '@shared/ui/Badge';
import { DestinationButton } from './components/DestinationButton';
import type { OrderCreateConfig } from './config';
import { later } from './later';
import type { Order } from './model/order';
import { openOrder, refreshOrder } from './state/thunks';
import { selectCanEdit, selectIsOnItsWay, selectOrder } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';

const loadBody = async () => (await import('./components/OrderBody')).OrderBody;

/** What a seller orders for a customer. */
export function OrderCreate({ config }: { config: OrderCreateConfig }) {
  const dispatch = useAppDispatch();
  const orderId = useAppSelector((state) => state.orderId);
  const order = useAppSelector(selectOrder);
  const canEdit = useAppSelector(selectCanEdit);
  useOrderNews(
    orderId,
    useCallback(() => dispatch(refreshOrder()), [dispatch]),
  );
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(useAppSelector(selectIsOnItsWay));

  return (
    <InCurrency of={order?.totals.currency}>
      <Screen
        title={t('Create order')}
        badges={
          <>
            {order &&
              !canEdit &&
              (order.status === 'created' ? (
                <Badge tone="success">{t('Created')}</Badge>
              ) : (
                <ReadOnlyBadge />
              ))}
            {order?.permissions.is_admin && <Badge tone="neutral">{t('Admin')}</Badge>}
          </>
        }
        actions={canEdit && <DestinationButton className="btn-outline-secondary" />}
        facts={
          order
            ? t('%(number)s for %(customer)s, %(location)s, from %(stock)s', {
                number: order.number,
                customer: order.dispensary_name,
                location: order.dispensary_location_name,
                stock: order.stock_location_name,
              })
            : t('Choose a customer, then add products.')
        }
      >
        <Card>
          <Body config={config} order={order} />
        </Card>
      </Screen>
    </InCurrency>
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
  const [body, loadAgain] = useLazyAtOnce(loadBody);
  if (load.status === 'failed') {
    return <FailureAlert failure={load.failure} onRetry={() => void dispatch(openOrder())} />;
  }
  if (order && body.status === 'ready') return <body.value later={later} />;
  if (order && body.status === 'failed') {
    return (
      <FailureAlert onRetry={loadAgain}>
        {t('The order could not be shown. Check your connection and try again.')}
      </FailureAlert>
    );
  }
  if (order || !isNew) return <Skeleton label={t('Loading the order…')} rows={10} />;
  return (
    <div className="ww-empty">
      <p>{t('There is no order yet.')}</p>
      <DestinationButton className="btn-primary" />
    </div>
  );
}
