import type { PreferencesAnswer } from '@shared/contract/notifications';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import type { FormFields } from '@shared/http/http';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import { widgetHooks } from '@shared/store/hooks';
import type { Result } from '@shared/http/result';
import { failed, idle, pending, ready, type Load } from '@shared/store/load';
import type { PreferencesConfig } from '../config';
import type { Edit, LocationEdits } from '../model/edits';
import {
  applyBoxes,
  applyUnder,
  decideConflict,
  editsOf,
  emptyForm,
  fillForm,
  optionsOf,
  refillForm,
  type Group,
  type LocationForm,
  type Options,
} from '../model/form';
import { allLocations, readLocations, startingLocation, type Location } from '../model/locations';
import type { PreferencesServices } from './services';

/** How the save of one location went; `isKnown` is false where it may have been saved all the same. */
export type SaveResult =
  | { id: string; failure: null }
  | { id: string; failure: Failure; isKnown: boolean };

export interface PreferencesState {
  /** Cleared to pending while saving, so that the loading indicator shows. */
  locations: Load<Location[]>;
  isDisabled: boolean;
  selected: string;
  forms: LocationForm[];
  /** Of the latest failed fetch. */
  fetchFailure: Failure | null;
  /** Of the last save that did not leave the page. */
  saveResults: SaveResult[];
  /** While the server is asked what became of a save whose answer was lost. */
  isSearching: boolean;
}

const initialState: PreferencesState = {
  locations: idle,
  isDisabled: false,
  selected: allLocations,
  forms: [],
  fetchFailure: null,
  saveResults: [],
  isSearching: false,
};

export const locationsAsked = defineEvent('preferences/locationsAsked');
export const locationsRead = defineEvent<Result<PreferencesAnswer>>('preferences/locationsRead');
/** The boxes of a location are asked for, and its form waits for this answer alone. */
export const optionsAsked = defineEvent<{ id: string; asked: number }>('preferences/optionsAsked');
/** Without `asked` the form takes the boxes, whatever it waits for. */
export const optionsRead = defineEvent<{
  id: string;
  result: Result<PreferencesAnswer>;
  asked?: number;
}>('preferences/optionsRead');
/** A save of one location came to its answer: its failure, null where the server took it. */
export const locationSent = defineEvent<{
  id: string;
  boxes: FormFields;
  failure: Failure | null;
}>('preferences/locationSent');
export const locationChosen = defineEvent<string>('preferences/locationChosen');
/** Of the location `id`, whose boxes were on the screen: another one may be selected by now. */
interface Toggled {
  id: string;
  group: Group;
  isOn: boolean;
}
export const optionToggled = defineEvent<Toggled & { index: number }>('preferences/optionToggled');
export const allToggled = defineEvent<Toggled>('preferences/allToggled');
export const editsRestored = defineEvent<LocationEdits>('preferences/editsRestored');
export const conflictDecided = defineEvent<{ id: string; box: Edit; value: boolean }>(
  'preferences/conflictDecided',
);
export const saveStarted = defineEvent('preferences/saveStarted');
export const searchBegan = defineEvent('preferences/searchBegan');
export const saveEnded = defineEvent<SaveResult[]>('preferences/saveEnded');
/** Failures stay until the next save. */
export const successDismissed = defineEvent('preferences/successDismissed');

const formOf = (state: PreferencesState, id: string): LocationForm => {
  const form = state.forms.find((candidate) => candidate.id === id);
  if (form) return form;
  state.forms.push(emptyForm(id));
  return formOf(state, id);
};

/** What all locations share depends on each of them, and the other way round. Forms with edits stay. */
const forgetDependent = (state: PreferencesState, saved: string) => {
  state.forms = state.forms.filter(
    (other) =>
      other.id === saved ||
      (other.id !== allLocations && saved !== allLocations) ||
      editsOf(other).length > 0,
  );
};

export const preferencesReducer = createReducer<PreferencesState>(initialState, (on) => {
  on(locationsAsked, (state) => {
    state.locations = pending<Location[]>(state.locations);
  });
  on(locationsRead, (state, { payload }) => {
    if (!payload.ok) {
      state.locations = failed<Location[]>(state.locations, payload.failure);
      state.fetchFailure = payload.failure;
      return;
    }
    const { value } = payload;
    const locations = readLocations(value.location);
    state.locations = ready(locations);
    state.isDisabled = value.disabled;
    state.selected = startingLocation(locations);
    // The first answer carries the boxes of all locations; a single location's are asked for by its id.
    if (state.selected === allLocations) fillForm(formOf(state, allLocations), value, []);
  });

  on(optionsAsked, (state, { payload: { id, asked } }) => {
    const form = formOf(state, id);
    form.saved = pending<Options>(form.saved);
    form.asked = asked;
  });
  on(optionsRead, (state, { payload: { id, result, asked } }) => {
    // Not awaited any more: a copy may have brought newer ones, a save may have changed them.
    if (asked && !state.forms.some((form) => form.id === id && form.asked === asked)) return;
    const form = formOf(state, id);
    if (!result.ok) {
      form.saved = failed<Options>(form.saved, result.failure);
      state.fetchFailure = result.failure;
      return;
    }
    refillForm(form, result.value);
    form.asked = 0;
    state.isDisabled = result.value.disabled;
  });

  on(locationChosen, (state, { payload }) => {
    state.selected = payload;
  });
  on(optionToggled, (state, { payload }) => {
    // Toggle All stays as it is: the specification wants it so.
    const { id, group, index, isOn } = payload;
    const form = formOf(state, id);
    const option = optionsOf(form)?.[group][index];
    if (option) decideConflict(form, { group, name: option.name }, isOn);
    form.checked[group][index] = isOn;
  });
  on(allToggled, (state, { payload }) => {
    const form = formOf(state, payload.id);
    form.toggleAll[payload.group] = payload.isOn;
    form.setAll[payload.group] = payload.isOn;
    form.checked[payload.group] = form.checked[payload.group].map(() => payload.isOn);
    form.conflicts = form.conflicts.filter(({ group }) => group !== payload.group);
  });
  on(editsRestored, (state, { payload }) => {
    const form = formOf(state, payload.id);
    if (form.saved.status === 'ready') {
      // What was chosen since stands before what is restored.
      fillForm(form, form.saved.value, [...editsOf(form), ...payload.edits]);
    }
  });

  on(locationSent, (state, { payload: { id, boxes, failure } }) => {
    if (failure && !mayHaveHappened(failure)) return;
    if (!failure) {
      const form = state.forms.find((each) => each.id === id);
      if (form) applyBoxes(form, boxes);
      if (id === allLocations) {
        for (const other of state.forms) if (other !== form) applyUnder(other, boxes);
      }
    }
    forgetDependent(state, id);
  });
  on(conflictDecided, (state, { payload: { id, box, value } }) => {
    decideConflict(formOf(state, id), box, value);
  });
  on(searchBegan, (state) => {
    state.isSearching = true;
  });
  on(saveStarted, (state) => {
    state.saveResults = [];
    state.locations = pending<Location[]>(state.locations);
  });
  on(saveEnded, (state, { payload }) => {
    state.saveResults = payload;
    state.isSearching = false;
    if (state.locations.status === 'pending' && state.locations.value) {
      state.locations = ready(state.locations.value);
    }
  });
  on(successDismissed, (state) => {
    state.saveResults = state.saveResults.filter(({ failure }) => failure !== null);
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  PreferencesState,
  PreferencesConfig,
  PreferencesServices
>();
