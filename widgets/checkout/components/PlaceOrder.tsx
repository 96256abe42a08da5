import type { CheckoutSummary } from '../../../shared/contract/checkout';
import { t } from '../../../shared/i18n';
import { BusyButton } from '../../../shared/ui/BusyButton';
import type { CheckoutConfig } from '../config';
import { selectIsSettled, selectIsUnderWay } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { LegalLinks } from './LegalLinks';
import { Outcome } from './Outcome';

interface Props {
  summary: CheckoutSummary;
  urls: CheckoutConfig['urls'];
  onCheck: () => void;
}

/** The button, what stands in its way and what became of the order. */
export function PlaceOrder({ summary, urls, onCheck }: Props) {
  const isSettled = useAppSelector(selectIsSettled);
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const status = useAppSelector((state) => state.placing.status);
  const { can_place_order: canPlace } = summary;
  return (
    <div className="ww-stack">
      <Outcome onCheck={onCheck} />
      <BusyButton
        type="submit"
        className="btn-primary"
        isBusy={isUnderWay}
        disabled={!canPlace || status === 'unknown'}
      >
        {status === 'not-placed' ? t('Try again') : t('Place order')}
      </BusyButton>
      <p className="ww-muted ww-checkout-status" role="status">
        {!isSettled && t('The totals are being updated.')}
        {isSettled && !canPlace && status !== 'unknown' && t('The order cannot be placed yet.')}
      </p>
      <LegalLinks urls={urls} />
    </div>
  );
}
