import { createSelector } from 'reselect';
import type { LocationEdits, Options } from '../model/choices';
import { groups, hasEdits, withBoxes } from '../model/choices';
import { allLocations } from '../model/locations';
import { choicesAt, openEdits, type PreferencesState } from './slice';

const chosen = (state: PreferencesState) => state.chosen;
const choices = (state: PreferencesState) => state.choices;

/** What is not saved yet, a row per location; all locations first: what is saved for one of them afterwards must stand. */
export const selectUnsaved = createSelector([chosen, choices], (rows, known): LocationEdits[] =>
  rows
    .map((row) => openEdits({ choices: known }, row))
    .filter(hasEdits)
    .sort((one, other) => Number(other.id === allLocations) - Number(one.id === allLocations)),
);

/** The boxes that were chosen here and set to the opposite elsewhere; `isOn` as they were chosen. */
export const selectConflicts = createSelector([chosen, choices], (rows, known) =>
  rows.flatMap(({ id, base, edits }) =>
    groups.flatMap((group) =>
      (choicesAt({ choices: known }, id)?.[group] ?? []).flatMap(({ name, label, value }) =>
        Object.hasOwn(edits, name) && edits[name] !== value && base[name] !== value
          ? [{ id, group, name, label: label || name, isOn: !value }]
          : [],
      ),
    ),
  ),
);

/** The options of the selected location as they stand on the screen; null while they are not there. */
export const selectShown = createSelector(
  [
    ({ choices: known, selected }: PreferencesState) => known[selected],
    ({ chosen: rows, selected }: PreferencesState) => rows.find(({ id }) => id === selected),
  ],
  (read, row): Options | null =>
    read?.status === 'ready' ? withBoxes(read.value, row?.edits ?? {}) : null,
);
