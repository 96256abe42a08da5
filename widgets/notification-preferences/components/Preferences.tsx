import { useWidget } from '@shared/mount/WidgetContext';
import { navigate } from '@shared/navigate';
import { useReturn } from '@shared/useReturn';
import { roleOf, type PreferencesConfig } from '../config';
import type { Location } from '../model/locations';
import { savePreferences } from '../state/saveThunks';
import { endSave } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useUnsavedChoices } from '../useUnsavedChoices';
import { ChoiceConflicts } from './ChoiceConflicts';
import { ChoicesOffer } from './ChoicesOffer';
import { CopyChoices } from './CopyChoices';
import { LocationSelect } from './LocationSelect';
import { OptionColumns } from './OptionColumns';
import { PreferencesSaveBar } from './PreferencesSaveBar';
import { SavedAlert } from './SavedAlert';
import { SaveResults, Searching } from './SaveResults';

interface Props {
  config: PreferencesConfig;
  locations: Location[];
  /** The list of locations is cleared while saving, and the loading indicator stands in its place. */
  isSaving: boolean;
}

export function Preferences({ config, locations, isSaving }: Props) {
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const isReadOnly = useAppSelector((state) => state.isDisabled);
  const results = useAppSelector((state) => state.saveResults);
  const isSearching = useAppSelector((state) => state.isSearching);
  const unsaved = useUnsavedChoices(config, isSaving);

  const handleSave = async () => {
    const saved = await dispatch(savePreferences());
    if (!saved) return;
    unsaved.sent(saved.sent);
    if (!navigate(events, name, saved.url)) void dispatch(endSave(saved.results));
  };

  useReturn(isSaving, () => void dispatch(endSave([])));

  return (
    <>
      {unsaved.offered && !isReadOnly && !isSaving && (
        <ChoicesOffer
          draft={unsaved.offered}
          locations={locations}
          onRestore={unsaved.restore}
          onDiscard={unsaved.discard}
        />
      )}
      <LocationSelect locations={locations} isSaving={isSaving} />
      <OptionColumns
        role={roleOf(config)}
        locations={locations}
        isDisabled={isReadOnly || isSaving}
      />
      {!isReadOnly && !isSaving && <ChoiceConflicts locations={locations} />}
      {!isReadOnly && <CopyChoices locations={locations} isDisabled={isSaving} />}
      {!isReadOnly && (
        <PreferencesSaveBar
          locations={locations}
          isSaving={isSaving}
          onSave={() => void handleSave()}
        >
          {unsaved.confirmed && (
            <SavedAlert
              ids={unsaved.confirmed}
              locations={locations}
              onDismiss={unsaved.dismissConfirmed}
            />
          )}
          {isSearching && <Searching />}
          {results.length > 0 && <SaveResults locations={locations} results={results} />}
        </PreferencesSaveBar>
      )}
    </>
  );
}
