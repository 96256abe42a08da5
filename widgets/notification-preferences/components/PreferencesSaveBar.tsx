import { useState, type ReactNode } from 'react';
import { t, tn } from '@shared/i18n';
import { SaveBar } from '@shared/forms/SaveBar';
import { countSent, editsOf, type LocationForm } from '../model/form';
import { allLocations, nameOf, type Location } from '../model/locations';
import { selectFormsToSave } from '../state/selectors';
import { useAppSelector } from '../state/slice';

interface Props {
  locations: Location[];
  isSaving: boolean;
  onSave: () => void;
  /** How the last save went. */
  children: ReactNode;
}

/** Save says what it saves and for which location. */
export function PreferencesSaveBar({ locations, isSaving, onSave, children }: Props) {
  const forms = useAppSelector(selectFormsToSave);
  const [wasIdle, setWasIdle] = useState(false);
  const isDirty = forms.length > 0;
  const forAll = forms.find(({ id }) => id === allLocations);
  const count = forms.reduce((sum, form) => sum + editsOf(form).length, 0);

  return (
    <SaveBar
      changes={isDirty ? tn('%(count)s unsaved change', '%(count)s unsaved changes', count) : null}
      idle={wasIdle ? t('There is nothing to save: no choice has changed.') : null}
      details={forms.length > 1 && forms.map((form) => sentText(form, locations)).join(', ')}
      saveLabel={saveLabel(forms, locations)}
      isBusy={isSaving}
      isPinned
      onSave={() => {
        setWasIdle(!isDirty);
        onSave();
      }}
    >
      {children}
      {forAll && (
        <p className="ww-muted">
          {tn(
            'This replaces the choices of each location by the %(count)s shown for all of them, not only where you changed one.',
            'This replaces the choices of each location by the %(count)s shown for all of them, not only where you changed one.',
            countSent(forAll),
          )}
        </p>
      )}
    </SaveBar>
  );
}

/** "Main Street: 2 changes" */
const sentText = (form: LocationForm, locations: Location[]): string => {
  const location = nameOf(locations, form.id);
  return form.id === allLocations
    ? tn('%(location)s: %(count)s choice', '%(location)s: all %(count)s choices', countSent(form), {
        location,
      })
    : tn('%(location)s: %(count)s change', '%(location)s: %(count)s changes', countSent(form), {
        location,
      });
};

function saveLabel(forms: LocationForm[], locations: Location[]): string {
  const [first, ...others] = forms;
  if (!first) return t('Save');
  const sent = forms.reduce((sum, form) => sum + countSent(form), 0);
  const isForAll = first.id === allLocations;
  if (others.length > 0) {
    return isForAll
      ? t('Save %(sent)s choices', { sent })
      : t('Save %(changes)s changes to %(locations)s locations', {
          changes: sent,
          locations: forms.length,
        });
  }
  const location = nameOf(locations, first.id);
  return isForAll
    ? tn(
        'Save %(count)s choice for %(location)s',
        'Save all %(count)s choices for %(location)s',
        sent,
        { location },
      )
    : tn('Save %(count)s change to %(location)s', 'Save %(count)s changes to %(location)s', sent, {
        location,
      });
}
