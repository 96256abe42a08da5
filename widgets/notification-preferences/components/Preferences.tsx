import { useState } from 'react';
import { useRowChanges } from '@shared/forms/useRowChanges';
import { t, tn } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { navigate } from '@shared/urls/navigate';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { Toast } from '@shared/ui/Toast';
import { useReturn } from '@shared/page/useReturn';
import { roleOf, type PreferencesConfig } from '../config';
import { whatStands, type LocationEdits } from '../model/choices';
import { allLocations, nameOf, namesOf, type Location } from '../model/locations';
import { choicesInTurn, urlAfter } from '../state/saving';
import { selectShown, selectUnsaved } from '../state/selectors';
import { selectIsDisabled, useAppDispatch, useAppSelector } from '../state/slice';
import { useUnsavedChoices } from '../useUnsavedChoices';
import { ChoiceConflicts } from './ChoiceConflicts';
import { CopyDialog } from './CopyDialog';
import { LocationSelect } from './LocationSelect';
import { OptionColumns } from './OptionColumns';
import { PreferencesSaveBar } from './PreferencesSaveBar';
import { SaveNews, saveTexts } from './SaveNews';

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
  const [isCopying, setIsCopying] = useState(false);
  // The boxes as they stood when the dialog was opened: saving one location lets the others be read anew.
  const [source, setSource] = useState(shown);
  const saves = useRowChanges(
    choicesInTurn,
    // It goes on until the page is left.
    (isWorking) => isWorking && setIsSaving(true),
  );
  const { ended, isSearching, send, dismiss } = saves;
  const unsaved = useUnsavedChoices(config, isSaving);
  const { offered, confirmed } = unsaved;
  const targets = locations.filter(({ id }) => id !== selected && id !== allLocations);

  const handleSave = async () => {
    dismiss(ended);
    const now = await send(rows);
    if (now.length === 0) return now;
    const url = dispatch(urlAfter(now, rows.length));
    if (url !== null) {
      unsaved.sent(whatStands(rows));
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
      {offered && !isReadOnly && !isSaving && (
        <DraftOffer
          savedAt={offered.savedAt}
          ask={(time) => offerText(offered.value, locations, time)}
          onRestore={unsaved.restore}
          onDiscard={unsaved.discard}
        />
      )}
      <LocationSelect {...{ locations, isSaving }} />
      <OptionColumns
        role={roleOf(config)}
        locations={locations}
        isDisabled={isReadOnly || isSaving}
        isHeld={isSaving || isCopying}
      />
      {!isReadOnly && !isSaving && <ChoiceConflicts locations={locations} />}
      {!isReadOnly && targets.length > 0 && (
        <ButtonWithDialog
          className="btn-link ww-flush"
          disabled={isSaving || !shown}
          onOpen={() => setSource(shown)}
          dialog={(onClose) =>
            source && (
              <CopyDialog
                name={nameOf(locations, selected)}
                {...{ source, targets, onClose }}
                onWorking={setIsCopying}
              />
            )
          }
        >
          {t('Copy these choices to other locations…')}
        </ButtonWithDialog>
      )}
      {!isReadOnly && (
        <PreferencesSaveBar {...{ locations, isSaving }} onSave={() => void handleSave()}>
          {confirmed && (
            <Toast
              says={saveTexts.done(namesOf(locations, confirmed), {}, confirmed.length)}
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

/** Says of which locations the unsaved work is. */
function offerText([first, ...others]: LocationEdits[], locations: Location[], time: string) {
  const location = nameOf(locations, first?.id ?? '');
  return others.length === 0
    ? t('Restore your unsaved changes to %(location)s from %(time)s?', { location, time })
    : tn(
        'Restore your unsaved changes to %(location)s and %(count)s more from %(time)s?',
        'Restore your unsaved changes to %(location)s and %(count)s more from %(time)s?',
        others.length,
        { location, time },
      );
}
