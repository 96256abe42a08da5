import type { ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { selectHold, selectIsUnderWay, type Hold } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { refetchSummary } from '../state/thunks';
import { Outcome } from './Outcome';

interface Props {
  onCheck: () => void;
  /** What it all comes to, before the button. */
  children: ReactNode;
}

/** The button, what stands in its way and what became of the order. */
export function PlaceOrder({ onCheck, children }: Props) {
  const dispatch = useAppDispatch();
  const hold = useAppSelector(selectHold);
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const status = useAppSelector((state) => state.placing.status);
  const isUnknown = status === 'unknown';
  const isHeld = hold !== null && !isUnderWay && !isUnknown;
  const isBrief = hold === 'updating' || hold === 'new';
  return (
    <>
      <Outcome onCheck={onCheck} />
      <p className="ww-muted" role="status">
        {isHeld && whys()[hold]}
      </p>
      {isHeld && (hold === 'amounts' || hold === 'unsaid') && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => void dispatch(refetchSummary())}
        >
          {t('Check again')}
        </button>
      )}
      {children}
      <BusyButton
        type="submit"
        className="btn-primary"
        isBusy={isUnderWay}
        // What lasts a moment takes the focus from nobody.
        aria-disabled={isBrief}
        disabled={isUnknown || (isHeld && !isBrief)}
      >
        {status === 'not-placed' ? t('Try again') : t('Place order')}
      </BusyButton>
    </>
  );
}

/** Why the order cannot be placed now. */
const whys = (): Record<Hold, string> => ({
  new: '',
  updating: t('The totals are being updated.'),
  unpriced: t('You can place the order once the totals include the shipping you chose.'),
  stale: t('You can place the order once we know that it is up to date.'),
  amounts: t('The shop left out an amount. You can place the order once all of them are known.'),
  unsaid: t('The shop did not say whether this order can be placed.'),
  blocked: t('The order cannot be placed yet.'),
});
