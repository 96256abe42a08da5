import { useEffect } from 'react';
import { t } from '../../../shared/i18n';
import { useWidget } from '../../../shared/mount/WidgetContext';
import { navigate } from '../../../shared/navigate';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { SuccessAlert } from '../../../shared/ui/SuccessAlert';
import { roleOf, type PreferencesConfig } from '../config';
import { allLocations, nameOf, type Location } from '../locations';
import { savePreferences } from '../state/flows';
import { selectUnsaved } from '../state/selectors';
import { saveEnded, useAppDispatch, useAppSelector } from '../state/slice';
import { useKeptWork } from '../useKeptWork';
import { CopyChoices } from './CopyChoices';
import { DraftOffer } from './DraftOffer';
import { LocationSelect } from './LocationSelect';
import { OptionColumns } from './OptionColumns';
import { SaveBar } from './SaveBar';
import { SaveResults } from './SaveResults';

interface Props {
  config: PreferencesConfig;
  locations: Location[];
  /** The list of locations is cleared while saving, and the loading indicator stands in its place. */
  isSaving: boolean;
}

export function Preferences({ config, locations, isSaving }: Props) {
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const selected = useAppSelector((state) => state.selected);
  const isReadOnly = useAppSelector((state) => state.isDisabled);
  const unsaved = useAppSelector(selectUnsaved);
  const kept = useKeptWork(config);
  const others = locations.filter(({ id }) => id !== selected && id !== allLocations);

  const handleSave = async () => {
    const saved = await dispatch(savePreferences());
    if (!saved) return;
    kept.sent(saved.sent);
    if (!navigate(events, name, saved.url)) dispatch(saveEnded([]));
  };

  // Back may bring the page out again just as it was left.
  useEffect(() => {
    if (!isSaving) return;
    const handleReturn = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch(saveEnded([]));
    };
    addEventListener('pageshow', handleReturn);
    return () => removeEventListener('pageshow', handleReturn);
  }, [dispatch, isSaving]);

  return (
    <>
      {kept.confirmed && (
        <SuccessAlert onDismiss={kept.dismissConfirmed}>
          {t('Saved for %(locations)s.', {
            locations: kept.confirmed.map((id) => nameOf(locations, id)).join(', '),
          })}
        </SuccessAlert>
      )}
      {kept.offered && !isReadOnly && !isSaving && (
        <DraftOffer
          draft={kept.offered}
          locations={locations}
          onRestore={kept.restore}
          onDiscard={kept.discard}
        />
      )}
      {isSaving ? <Skeleton label={t('Saving…')} /> : <LocationSelect locations={locations} />}
      <OptionColumns role={roleOf(config)} isDisabled={isReadOnly || isSaving} />
      {!isReadOnly && others.length > 0 && (
        <CopyChoices
          source={{ id: selected, name: nameOf(locations, selected) }}
          targets={others}
          isDisabled={isSaving}
        />
      )}
      {!isReadOnly && (
        <SaveBar
          locations={locations}
          selected={selected}
          unsaved={unsaved}
          isSaving={isSaving}
          onSave={() => void handleSave()}
        >
          <SaveResults locations={locations} />
        </SaveBar>
      )}
    </>
  );
}
