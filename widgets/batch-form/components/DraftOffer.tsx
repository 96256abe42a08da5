import type { Draft } from '../../../shared/drafts/drafts';
import { formatMoment } from '../../../shared/format/dates';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { useFocusTitle } from '../../../shared/ui/useFocusTitle';
import type { KeptWork } from '../useKeptWork';

interface Props {
  draft: Draft<KeptWork>;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Unsaved work from before, offered and not forced. */
export function DraftOffer({ draft, onRestore, onDiscard }: Props) {
  const locale = useLocale();
  const focusTitle = useFocusTitle();
  const time = formatMoment(new Date(draft.savedAt), locale);
  const files = draft.value.files.join(', ');
  const thenFocus = (act: () => void) => () => {
    focusTitle();
    act();
  };
  return (
    <div className="alert alert-info ww-alert" role="status">
      <p>
        {t('Restore your unsaved changes from %(time)s?', { time })}
        {files && ' '}
        {files && t('These files are to be chosen again: %(files)s.', { files })}
      </p>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        onClick={thenFocus(onRestore)}
      >
        {t('Restore')}
      </button>
      <button type="button" className="btn btn-sm btn-link" onClick={thenFocus(onDiscard)}>
        {t('Discard')}
      </button>
    </div>
  );
}
