import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { SummaryList } from '@shared/ui/SummaryList';
import type { Amount, Summary } from '../model/summary';
import { selectIsPriced } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { refetchSummary } from '../state/thunks';
import { useAmount } from '../useAmount';

/** Whether what is shown is not what the chosen shipping costs, or known to be old. */
function useIsOld(): boolean {
  const isPriced = useAppSelector(selectIsPriced);
  return useAppSelector((state) => state.stale !== null) || !isPriced;
}

/** What the total is made of. */
export function Sums({ summary }: { summary: Summary }) {
  const dispatch = useAppDispatch();
  const amount = useAmount();
  const isOld = useIsOld();
  const isPriced = useAppSelector(selectIsPriced);
  const stale = useAppSelector((state) => state.stale);
  // What became of an order is read from the same summary, and says by itself that it could not be.
  const isSought = useAppSelector(
    ({ placing: { status } }) => status === 'checking' || status === 'unknown',
  );
  const refusal = useAppSelector((state) => state.shippingRefusal);
  const { discount } = summary;
  return (
    <>
      <SummaryList
        rows={[
          { label: t('Subtotal'), amount: amount(summary.subtotal) },
          { label: t('Discount'), amount: takenOff(discount, amount) },
          { label: t('Surcharge'), amount: amount(summary.surcharge) },
          { label: t('Estimated tax'), amount: amount(summary.estimated_tax) },
          { label: t('Total shipping'), amount: amount(summary.total_shipping) },
        ]}
        isStale={isOld}
      />
      {refusal && !stale && (
        <FailureAlert failure={refusal}>
          {t("The shipping that you chose was refused. The shop's own choice is selected again.")}
        </FailureAlert>
      )}
      {stale && !isSought && (
        <FailureAlert failure={stale} onRetry={() => void dispatch(refetchSummary())}>
          {isPriced
            ? t('We could not check whether this is still up to date. We keep trying.')
            : t('The totals do not include the shipping you chose yet.')}
        </FailureAlert>
      )}
    </>
  );
}

/** What it all comes to. */
export function Total({ summary }: { summary: Summary }) {
  const amount = useAmount();
  const isOld = useIsOld();
  return (
    <SummaryList
      rows={[]}
      total={{ label: t('Total'), amount: amount(summary.total) }}
      isStale={isOld}
    />
  );
}

/** What is taken off has a minus, whether or not the server wrote one. */
function takenOff(discount: Amount, amount: (amount: Amount) => string): string {
  if (discount === null || Number(discount) === 0) return amount(discount);
  return `\u2212${amount(discount.replace('-', ''))}`;
}
