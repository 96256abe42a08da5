import { t } from '../../shared/i18n';
import { useDomId } from '../../shared/mount/WidgetContext';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { Skeleton } from '../../shared/ui/Skeleton';
import { OpenCheckout } from './components/OpenCheckout';
import type { CheckoutConfig } from './config';
import { openCheckout } from './state/flows';
import { selectSummary } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';

/** What a cart costs, how it is sent and paid, and the one order that it becomes. */
export function Checkout({ config }: { config: CheckoutConfig }) {
  const titleId = useDomId();
  const summary = useAppSelector(selectSummary);
  return (
    <section className="card ww-card" aria-labelledby={titleId}>
      <header className="card-header ww-header">
        <h2 className="ww-title" id={titleId} tabIndex={-1}>
          {t('Checkout')}
        </h2>
        {summary?.can_edit === false && (
          <span className="badge text-bg-secondary">{t('Read-only')}</span>
        )}
        {summary?.is_admin && <span className="badge text-bg-info">{t('Administrator')}</span>}
        <p className="ww-muted">
          {summary?.is_admin
            ? t("You order on the customer's behalf. The order is theirs.")
            : t('Look it over, choose how it is sent and paid, and place the order.')}
        </p>
      </header>
      <div className="card-body">
        <Body config={config} />
      </div>
    </section>
  );
}

function Body({ config }: { config: CheckoutConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.summary);
  const summary = useAppSelector(selectSummary);

  if (summary) return <OpenCheckout summary={summary} config={config} />;
  if (load.status === 'failed') {
    return (
      <FailureAlert failure={load.failure} onRetry={() => void dispatch(openCheckout())}>
        {t('Your order could not be loaded.')}
      </FailureAlert>
    );
  }
  return <Skeleton label={t('Loading your order…')} rows={7} />;
}
