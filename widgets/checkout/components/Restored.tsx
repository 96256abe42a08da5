import { formatMoment } from '@shared/format/dates';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { placingChanged, useAppDispatch } from '../state/slice';
import { showShipping } from '../state/thunks';
import type { OrderDraftState } from '../useOrderDraft';

/** Says that what was entered before is back, and how to be rid of it. */
export function Restored({ draft }: { draft: OrderDraftState }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const focusTitle = useFocusTitle();
  if (draft.restoredAt === null) return null;

  const handleAnew = () => {
    focusTitle();
    draft.forget();
    dispatch(placingChanged({ status: 'idle' }));
    void dispatch(showShipping([]));
  };
  return (
    <Banner level="info" role="status" onDismiss={draft.dismissRestored}>
      {t('What you entered is back, from %(when)s.', {
        when: formatMoment(new Date(draft.restoredAt), locale),
      })}{' '}
      <button type="button" className="btn btn-link ww-flush" onClick={handleAnew}>
        {t('Discard and start over')}
      </button>
    </Banner>
  );
}
