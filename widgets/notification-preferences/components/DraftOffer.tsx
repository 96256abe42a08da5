import type { Draft } from '../../../shared/drafts/drafts';
import { formatMoment } from '../../../shared/format/dates';
import { t, tn } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
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
  const [first, ...others] = draft.value;
  const where = nameOf(locations, first?.id ?? '');
  return (
    <div className="alert alert-info ww-alert" role="status">
      <p>
        {t('You have unsaved changes from %(time)s', {
          time: formatMoment(new Date(draft.savedAt), locale),
        })}
        {': '}
        {others.length === 0
          ? where
          : tn('%(where)s and %(count)s more', '%(where)s and %(count)s more', others.length, {
              where,
            })}
        {'.'}
      </p>
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={onRestore}>
        {t('Restore')}
      </button>
      <button type="button" className="btn btn-sm btn-link" onClick={onDiscard}>
        {t('Discard')}
      </button>
    </div>
  );
}
