import { formatMoment } from '../../../shared/format/dates';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { DismissibleAlert } from '../../../shared/ui/DismissibleAlert';
import { useFocusTitle } from '../../../shared/ui/useFocusTitle';
import { loadSummary } from '../state/requests';
import { placingChanged, useAppDispatch } from '../state/slice';
import type { KeptOrder } from '../useKeptOrder';

/** Says that what was entered before is back, and how to be rid of it. */
export function Restored({ kept }: { kept: KeptOrder }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const focusTitle = useFocusTitle();
  if (kept.restoredAt === null) return null;

  const handleAnew = () => {
    focusTitle();
    kept.forget();
    dispatch(placingChanged({ status: 'idle' }));
    void dispatch(loadSummary([]));
  };
  return (
    <DismissibleAlert level="info" role="status" onDismiss={kept.dismissRestored}>
      {t('What you entered is back, from %(when)s.', {
        when: formatMoment(new Date(kept.restoredAt), locale),
      })}{' '}
      <button type="button" className="btn btn-link ww-flush" onClick={handleAnew}>
        {t('Start anew')}
      </button>
    </DismissibleAlert>
  );
}
