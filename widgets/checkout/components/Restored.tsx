import { formatMoment } from '@shared/format/dates';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { offeredShipping } from '../model/order';
import type { Summary } from '../model/summary';
import { selectIsUnderWay } from '../state/selectors';
import { placingChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { showShipping } from '../state/thunks';
import type { OrderDraftState } from '../useOrderDraft';
import { useShipping } from '../useShipping';

interface Props {
  draft: OrderDraftState;
  summary: Summary;
}

/** Says that what was entered before is back, and how to be rid of it, or offers what another tab left. */
export function Restored({ draft, summary }: Props) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const focusTitle = useFocusTitle();
  const ship = useShipping(draft);
  // Who starts over while an order may still arrive could send a second one.
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const { offered, restoredAt } = draft;
  const button = (label: string, act: () => void) => (
    <button
      type="button"
      className="btn btn-link ww-flush"
      aria-disabled={isUnderWay}
      onClick={() => {
        if (isUnderWay) return;
        focusTitle();
        act();
      }}
    >
      {label}
    </button>
  );
  const when = (time: number) => ({ when: formatMoment(new Date(time), locale) });

  if (offered) {
    const handleRestore = () => void ship(offeredShipping(summary, draft.restore().shipping));
    return (
      <Banner level="info" role="status">
        {t('In another tab you entered something at %(when)s.', when(offered.savedAt))}{' '}
        {button(t('Restore'), handleRestore)} {button(t('Discard'), draft.discard)}
      </Banner>
    );
  }
  if (restoredAt === null) return null;
  const handleAnew = () => {
    draft.forget();
    dispatch(placingChanged({ status: 'idle' }));
    void dispatch(showShipping([]));
  };
  return (
    <Banner level="info" role="status" onDismiss={draft.dismissRestored}>
      {t('What you entered is back, from %(when)s.', when(restoredAt))}{' '}
      {button(t('Discard and start over'), handleAnew)}
    </Banner>
  );
}
