import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { Amount, Summary } from '../model/summary';
import { selectHold, selectIsPriced } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { refetchSummary } from '../state/thunks';
import { useAmount } from '../useAmount';

/** What the server adds up. It is dimmed while it is not that of the chosen shipping, or known to be old. */
export function Totals({ summary }: { summary: Summary }) {
  const dispatch = useAppDispatch();
  const amount = useAmount();
  const isPriced = useAppSelector(selectIsPriced);
  const hold = useAppSelector(selectHold);
  const stale = useAppSelector((state) => state.stale);
  // What became of an order is read from the same summary, and says by itself that it could not be.
  const isSought = useAppSelector(
    ({ placing: { status } }) => status === 'checking' || status === 'unknown',
  );
  const refusal = useAppSelector((state) => state.shippingRefusal);
  const rows = [
    [t('Subtotal'), summary.subtotal],
    [t('Discount'), takenOff(summary.discount)],
    [t('Surcharge'), summary.surcharge],
    [t('Estimated tax'), summary.estimated_tax],
    [t('Total shipping'), summary.total_shipping],
    [t('Total'), summary.total],
  ] as const;

  return (
    <div className="ww-stack">
      <dl
        className={`ww-checkout-totals ${isPriced && hold !== 'stale' ? '' : 'ww-dimmed'}`}
        translate="no"
      >
        {rows.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ww-number">{amount(sum)}</dd>
          </div>
        ))}
      </dl>
      {refusal && !stale && (
        <FailureAlert failure={refusal}>
          {t("The shipping that you chose was refused. The shop's own choice is selected again.")}
        </FailureAlert>
      )}
      {stale && !isSought && (
        <FailureAlert failure={stale} onRetry={() => void dispatch(refetchSummary())}>
          {isPriced
            ? t('We could not check whether this is still up to date. We keep trying.')
            : t('The totals are not those of the shipping that you chose.')}
        </FailureAlert>
      )}
    </div>
  );
}

/** What is taken off has a minus, whether or not the server wrote one. */
const takenOff = (discount: Amount): Amount =>
  discount === null || discount.startsWith('-') || Number(discount) === 0
    ? discount
    : `-${discount}`;
