import type { CheckoutSummary } from '../../../shared/contract/checkout';
import { t } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { loadSummary } from '../state/requests';
import { selectIsSettled } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import type { KeptOrder } from '../useKeptOrder';
import { useMoney } from '../useMoney';

interface Props {
  summary: CheckoutSummary;
  kept: KeptOrder;
}

/** What the server adds up. It is dimmed while another way of shipping is asked for. */
export function Totals({ summary, kept }: Props) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const isSettled = useAppSelector(selectIsSettled);
  const load = useAppSelector((state) => state.summary);
  const asked = useAppSelector((state) => state.shipping);
  const rows = [
    [t('Subtotal'), summary.subtotal],
    [
      t('Discount'),
      /^-|^0\.00$/.test(summary.discount) ? summary.discount : `-${summary.discount}`,
    ],
    [t('Surcharge'), summary.surcharge],
    [t('Estimated tax'), summary.estimated_tax],
    [t('Total shipping'), summary.total_shipping],
    [t('Total'), summary.total],
  ] as const;

  const handleRetry = (isRefused: boolean) => {
    // A way of shipping that is refused stays so.
    if (isRefused) kept.change({ shipping: [] });
    void dispatch(loadSummary(isRefused ? [] : asked));
  };
  return (
    <div>
      <dl className={`ww-checkout-totals ${isSettled ? '' : 'ww-dimmed'}`} translate="no">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ww-number">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {load.status === 'failed' && (
        <FailureAlert
          failure={load.failure}
          onRetry={() => handleRetry(load.failure.kind === 'refused')}
          retryLabel={load.failure.kind === 'refused' ? t('Use the standard shipping') : undefined}
        >
          {t('The totals are not those of the shipping that you chose.')}
        </FailureAlert>
      )}
    </div>
  );
}
