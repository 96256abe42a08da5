import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { isAmong, nameOf, type Location } from '../model/locations';
import type { useUnsavedChoices } from '../useUnsavedChoices';

interface Props {
  locations: Location[];
  unsaved: ReturnType<typeof useUnsavedChoices>;
}

/** Says of which locations the unsaved work is, and how much of it is of locations that are gone. */
export function UnsavedOffer({ locations, unsaved: { offered, restore, discard } }: Props) {
  if (!offered) return null;
  const here = offered.value.filter((row) => isAmong(locations, row));
  const location = nameOf(locations, here[0]?.id ?? '');
  const gone = offered.value.length - here.length;
  const goneText =
    gone > 0 &&
    tn(
      'What you chose for %(count)s location cannot be restored: it is not offered any more.',
      'What you chose for %(count)s locations cannot be restored: they are not offered any more.',
      gone,
    );
  if (here.length === 0) {
    return (
      <Banner level="warning" role="status" onDismiss={discard}>
        {goneText}
      </Banner>
    );
  }
  return (
    <DraftOffer
      savedAt={offered.savedAt}
      ask={(time) =>
        here.length === 1
          ? t('Restore your unsaved changes to %(location)s from %(time)s?', { location, time })
          : tn(
              'Restore your unsaved changes to %(location)s and %(count)s more from %(time)s?',
              'Restore your unsaved changes to %(location)s and %(count)s more from %(time)s?',
              here.length - 1,
              { location, time },
            )
      }
      onRestore={restore}
      onDiscard={discard}
    >
      {goneText}
    </DraftOffer>
  );
}
