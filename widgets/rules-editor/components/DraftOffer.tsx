import { formatMoment } from '../../../shared/format/dates';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { useFocusTitle } from '../../../shared/ui/useFocusTitle';
import type { KeptWork } from '../useKeptWork';

/** Unsaved work from before, offered and not forced. */
export function DraftOffer({ savedAt, restore, discard }: KeptWork) {
  const locale = useLocale();
  const focusTitle = useFocusTitle();
  const thenFocus = (act: () => void) => () => {
    focusTitle();
    act();
  };
  const time = formatMoment(new Date(savedAt), locale);
  return (
    <div className="alert alert-info ww-alert" role="status">
      <p>{t('Restore your unsaved changes from %(time)s?', { time })}</p>
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={thenFocus(restore)}>
        {t('Restore')}
      </button>
      <button type="button" className="btn btn-sm btn-link" onClick={thenFocus(discard)}>
        {t('Discard')}
      </button>
    </div>
  );
}
