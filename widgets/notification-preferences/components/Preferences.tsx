import { useEffect, useState } from 'react';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { navigate } from '@shared/navigate';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useLazy } from '@shared/ui/useLazy';
import { useReturn } from '@shared/useReturn';
import { roleOf, type PreferencesConfig } from '../config';
import type { Location } from '../model/locations';
import { endSave } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useUnsavedChoices } from '../useUnsavedChoices';
import { ChoicesOffer } from './ChoicesOffer';
import { CopyChoices } from './CopyChoices';
import { loadSavingParts } from './loadSavingParts';
import { LocationSelect } from './LocationSelect';
import { OptionColumns } from './OptionColumns';
import { PreferencesSaveBar } from './PreferencesSaveBar';
import { SavedAlert } from './SavedAlert';

interface Props {
  config: PreferencesConfig;
  locations: Location[];
  /** The list of locations is cleared while saving, and the loading indicator stands in its place. */
  isSaving: boolean;
}

/** The code that would save could not be fetched: nothing was sent. */
const offline: Failure = { kind: 'offline', status: null, message: '', fields: [] };

export function Preferences({ config, locations, isSaving }: Props) {
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const isReadOnly = useAppSelector((state) => state.isDisabled);
  const results = useAppSelector((state) => state.saveResults);
  const isSearching = useAppSelector((state) => state.isSearching);
  const unsaved = useUnsavedChoices(config, isSaving);

  // What does not come now is asked for again by Save.
  const [code, load] = useLazy(loadSavingParts);
  useEffect(() => load(), [load]);
  const parts = code.status === 'ready' ? code.value : null;
  const [wasTooEarly, setWasTooEarly] = useState(false);

  const handleSave = async () => {
    load();
    const fetched = await loadSavingParts().catch(() => null);
    setWasTooEarly(!fetched);
    const saved = fetched && (await dispatch(fetched.savePreferences()));
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
      {parts && !isReadOnly && !isSaving && <parts.ChoiceConflicts locations={locations} />}
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
          {wasTooEarly && (
            <FailureAlert failure={offline}>
              {t('Your choices are kept here, but not saved.')}
            </FailureAlert>
          )}
          {parts && isSearching && <parts.Searching />}
          {parts && results.length > 0 && (
            <parts.SaveResults locations={locations} results={results} />
          )}
        </PreferencesSaveBar>
      )}
    </>
  );
}
