import { createSelector } from 'reselect';
import type { Edit, LocationEdits } from '../model/edits';
import { editsOf, optionsOf, type LocationForm } from '../model/form';
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

/** A box that was chosen here and set to the opposite elsewhere. */
export interface OpenConflict {
  id: string;
  box: Edit;
  label: string;
}

export const selectConflicts = createSelector(
  (state: PreferencesState) => state.forms,
  (forms): OpenConflict[] =>
    forms.flatMap((form) =>
      form.conflicts.map((box) => {
        const option = optionsOf(form)?.[box.group].find(({ name }) => name === box.name);
        return {
          id: form.id,
          box,
          label: option?.label === '' ? box.name : (option?.label ?? box.name),
        };
      }),
    ),
);
