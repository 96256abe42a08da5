import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Badge } from '@shared/ui/Badge';
import { PartFailed } from '@shared/ui/LazyPart';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { CheckoutConfig } from './config';
import { openCheckout } from './state/thunks';
import { selectSummary } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';

const loadOrder = async () => (await import('./components/OpenCheckout')).OpenCheckout;

/** What a cart costs, how it is sent and paid, and the one order that it becomes. */
export function Checkout({ config }: { config: CheckoutConfig }) {
  const summary = useAppSelector(selectSummary);
  return (
    <Screen
      title={t('Checkout')}
      badges={
        <>
          {summary?.can_edit === false && <ReadOnlyBadge />}
          {summary?.is_admin && <Badge tone="info">{t('Administrator')}</Badge>}
        </>
      }
      facts={summary?.is_admin && t("You order on the customer's behalf. The order is theirs.")}
    >
      <Card>
        <Body config={config} />
      </Card>
    </Screen>
  );
}

function Body({ config }: { config: CheckoutConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.summary);
  const summary = useAppSelector(selectSummary);
  // Loads while the summary is read: the code that chooses, pays and orders is no part of the first load.
  const [order, fetchOrder] = useLazyAtOnce(loadOrder);

  if (summary && order.status === 'ready') {
    return <order.value summary={summary} config={config} />;
  }
  if (order.status === 'failed') return <PartFailed onRetry={fetchOrder} />;
  if (!summary && load.status === 'failed') {
    return (
      <FailureAlert failure={load.failure} onRetry={() => void dispatch(openCheckout())}>
        {t('Your order could not be loaded.')}
      </FailureAlert>
    );
  }
  return <Skeleton label={t('Loading your order…')} rows={7} />;
}
