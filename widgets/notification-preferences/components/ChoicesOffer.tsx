import type { OfferedDraft } from '@shared/forms/useDraft';
import { t, tn } from '@shared/i18n';
import { DraftOffer } from '@shared/ui/DraftOffer';
import type { LocationEdits } from '../model/edits';
import { nameOf, type Location } from '../model/locations';

interface Props {
  draft: OfferedDraft<LocationEdits[]>;
  locations: Location[];
  onRestore: () => void;
  onDiscard: () => void;
}

/** Says of which locations the unsaved work is. */
export function ChoicesOffer({ draft, locations, onRestore, onDiscard }: Props) {
  const [first, ...others] = draft.value;
  const location = nameOf(locations, first?.id ?? '');
  const ask = (time: string) =>
    others.length === 0
      ? t('Restore your unsaved changes to %(location)s from %(time)s?', { location, time })
      : tn(
          'Restore your unsaved changes to %(location)s and %(count)s more from %(time)s?',
          'Restore your unsaved changes to %(location)s and %(count)s more from %(time)s?',
          others.length,
          { location, time },
        );
  return (
    <DraftOffer savedAt={draft.savedAt} ask={ask} onRestore={onRestore} onDiscard={onDiscard} />
  );
}
