import type { Draft } from '../../../shared/drafts/drafts';
import { formatMoment } from '../../../shared/format/dates';
import { t, tn } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { useFocusTitle } from '../../../shared/ui/useFocusTitle';
import type { LocationEdits } from '../form';
import { nameOf, type Location } from '../locations';

interface Props {
  draft: Draft<LocationEdits[]>;
  locations: Location[];
  onRestore: () => void;
  onDiscard: () => void;
}

/** Unsaved work from before, offered and not forced. */
export function DraftOffer({ draft, locations, onRestore, onDiscard }: Props) {
  const locale = useLocale();
  const focusTitle = useFocusTitle();
  const [first, ...others] = draft.value;
  const values = {
    location: nameOf(locations, first?.id ?? ''),
    time: formatMoment(new Date(draft.savedAt), locale),
  };
  const thenFocus = (act: () => void) => () => {
    focusTitle();
    act();
  };
  return (
    <div className="alert alert-info ww-alert" role="status">
      <p>
        {others.length === 0
          ? t('Restore your unsaved changes to %(location)s from %(time)s?', values)
          : tn(
              'Restore your unsaved changes to %(location)s and %(count)s more from %(time)s?',
              'Restore your unsaved changes to %(location)s and %(count)s more from %(time)s?',
              others.length,
              values,
            )}
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
