import { createSelector } from 'reselect';
import { editsOf, type LocationEdits, type LocationForm } from '../model/form';
import { allLocations } from '../model/locations';
import type { PreferencesState } from './slice';

export const selectForm = (state: PreferencesState, id: string): LocationForm | undefined =>
  state.forms.find((form) => form.id === id);

export const selectSelectedForm = (state: PreferencesState) => selectForm(state, state.selected);

/** What is not saved yet, a row per location. */
export const selectUnsaved = createSelector(
  (state: PreferencesState) => state.forms,
  (forms): LocationEdits[] =>
    forms.flatMap((form) => {
      const edits = editsOf(form);
      return edits.length > 0 ? [{ id: form.id, edits }] : [];
    }),
);

/** All locations first: what is saved for one of them afterwards must stand. */
export const selectFormsToSave = createSelector(
  (state: PreferencesState) => state.forms,
  (forms) =>
    forms
      .filter((form) => form.saved.status === 'ready' && editsOf(form).length > 0)
      .sort((a, b) => Number(b.id === allLocations) - Number(a.id === allLocations)),
);
