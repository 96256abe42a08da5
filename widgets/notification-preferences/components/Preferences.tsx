import { useState } from 'react';
import { useRowChanges } from '@shared/forms/useRowChanges';
import { t } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { navigate } from '@shared/urls/navigate';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { Toast } from '@shared/ui/Toast';
import { useReturn } from '@shared/page/useReturn';
import { roleOf, type PreferencesConfig } from '../config';
import { allLocations, nameOf, namesOf, type Location } from '../model/locations';
import { choicesInTurn, savedUrl } from '../state/saving';
import { selectShown, selectUnsaved } from '../state/selectors';
import { selectIsDisabled, useAppDispatch, useAppSelector } from '../state/slice';
import { useUnsavedChoices } from '../useUnsavedChoices';
import { ChoiceConflicts } from './ChoiceConflicts';
import { CopyDialog } from './CopyDialog';
import { LocationSelect } from './LocationSelect';
import { OptionColumns } from './OptionColumns';
import { PreferencesSaveBar } from './PreferencesSaveBar';
import { SaveNews, saveTexts } from './SaveNews';
import { UnsavedOffer } from './UnsavedOffer';

interface Props {
  config: PreferencesConfig;
  locations: Location[];
}

export function Preferences({ config, locations }: Props) {
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const selected = useAppSelector((state) => state.selected);
  const isReadOnly = useAppSelector(selectIsDisabled);
  const shown = useAppSelector(selectShown);
  const rows = useAppSelector(selectUnsaved);
  const [isSaving, setIsSaving] = useState(false);
  const [wasIdle, setWasIdle] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  const saves = useRowChanges(
    choicesInTurn,
    // It goes on until the page is left.
    (isWorking) => isWorking && setIsSaving(true),
  );
  const { ended, isSearching, send, dismiss } = saves;
  const unsaved = useUnsavedChoices(config, isSaving);
  const targets = locations.filter(({ id }) => id !== selected && id !== allLocations);

  const handleSave = async () => {
    setWasIdle(rows.length === 0);
    dismiss(ended);
    const now = await send(rows);
    if (now.length === 0) return now;
    const isSaved = now.length === rows.length && now.every(({ end }) => end.status === 'saved');
    const url = dispatch(savedUrl);
    if (isSaved && url !== null) {
      unsaved.sent(rows);
      if (navigate(events, name, url)) return now;
    }
    setIsSaving(false);
    return now;
  };

  useReturn(isSaving, () => {
    dismiss(ended);
    setIsSaving(false);
  });

  return (
    <>
      {!isReadOnly && !isSaving && <UnsavedOffer {...{ locations, unsaved }} />}
      <LocationSelect {...{ locations, isSaving }} />
      <OptionColumns
        role={roleOf(config)}
        locations={locations}
        isDisabled={isReadOnly || isSaving}
        isHeld={isSaving || isCopying || unsaved.isReading(selected)}
      />
      {!isReadOnly && !isSaving && <ChoiceConflicts locations={locations} />}
      {!isReadOnly && targets.length > 0 && (
        <ButtonWithDialog
          className="btn-link ww-flush"
          disabled={isSaving || !shown}
          dialog={(onClose) => (
            <CopyDialog
              name={nameOf(locations, selected)}
              {...{ targets, onClose }}
              onWorking={(isWorking) => {
                setIsCopying(isWorking);
                if (!isWorking) unsaved.sent([]);
              }}
            />
          )}
        >
          {t('Copy these choices to other locations…')}
        </ButtonWithDialog>
      )}
      {!isReadOnly && (
        <PreferencesSaveBar {...{ locations, isSaving, wasIdle }} onSave={() => void handleSave()}>
          {unsaved.confirmed && (
            <Toast
              says={saveTexts.done(namesOf(locations, unsaved.confirmed), {}, 1)}
              onDismiss={unsaved.dismissConfirmed}
            />
          )}
          {(isSearching || (ended.length > 0 && !isSaving)) && (
            // What is tried again is saved as by Save: with all else, and on to where that leads.
            <SaveNews locations={locations} saves={{ ...saves, send: handleSave }} />
          )}
        </PreferencesSaveBar>
      )}
    </>
  );
}
