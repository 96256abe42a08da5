import type { CheckoutSummary } from '../../../shared/contract/checkout';
import { t } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { loadSummary } from '../state/requests';
import { selectIsSettled } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useMoney } from '../../../shared/ui/useMoney';

/** What the server adds up. It is dimmed while another way of shipping is asked for. */
export function Totals({ summary }: { summary: CheckoutSummary }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const isSettled = useAppSelector(selectIsSettled);
  const load = useAppSelector((state) => state.summary);
  const asked = useAppSelector((state) => state.shipping);
  const refusal = useAppSelector((state) => state.shippingRefusal);
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

  return (
    <div className="ww-stack">
      <dl className={`ww-checkout-totals ${isSettled ? '' : 'ww-dimmed'}`} translate="no">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ww-number">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {refusal && load.status !== 'failed' && (
        <FailureAlert failure={refusal}>
          {t("The shipping that you chose was refused. The shop's own choice is selected again.")}
        </FailureAlert>
      )}
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={() => void dispatch(loadSummary(asked))}>
          {t('The totals are not those of the shipping that you chose.')}
        </FailureAlert>
      )}
    </div>
  );
}
