import { useWidget } from '@shared/mount/WidgetContext';
import { navigate } from '@shared/navigate';
import { useReturn } from '@shared/useReturn';
import { roleOf, type PreferencesConfig } from '../config';
import type { Location } from '../model/locations';
import { endSave, savePreferences } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useKeptWork } from '../useKeptWork';
import { ChoicesOffer } from './ChoicesOffer';
import { CopyChoices } from './CopyChoices';
import { LocationSelect } from './LocationSelect';
import { OptionColumns } from './OptionColumns';
import { SaveBar } from './SaveBar';
import { SavedAlert } from './SavedAlert';
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
  const isReadOnly = useAppSelector((state) => state.isDisabled);
  const kept = useKeptWork(config, isSaving);

  const handleSave = async () => {
    const saved = await dispatch(savePreferences());
    if (!saved) return;
    kept.sent(saved.sent);
    if (!navigate(events, name, saved.url)) void dispatch(endSave(saved.results));
  };

  useReturn(isSaving, () => void dispatch(endSave([])));

  return (
    <>
      {kept.offered && !isReadOnly && !isSaving && (
        <ChoicesOffer
          draft={kept.offered}
          locations={locations}
          onRestore={kept.restore}
          onDiscard={kept.discard}
        />
      )}
      <LocationSelect locations={locations} isSaving={isSaving} />
      <OptionColumns
        role={roleOf(config)}
        locations={locations}
        isDisabled={isReadOnly || isSaving}
      />
      {!isReadOnly && <CopyChoices locations={locations} isDisabled={isSaving} />}
      {!isReadOnly && (
        <SaveBar locations={locations} isSaving={isSaving} onSave={() => void handleSave()}>
          {kept.confirmed && (
            <SavedAlert
              ids={kept.confirmed}
              locations={locations}
              onDismiss={kept.dismissConfirmed}
            />
          )}
          <SaveResults locations={locations} />
        </SaveBar>
      )}
    </>
  );
}
