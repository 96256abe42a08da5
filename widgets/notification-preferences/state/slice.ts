import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { NotSaved } from '@shared/forms/recordEdits';
import type { Failure } from '@shared/http/failure';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState, ResourceStates } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import { idle, ready, valueOf, type Load } from '@shared/store/load';
import type { PreferencesConfig } from '../config';
import {
  boxesOf,
  editsOver,
  hasEdits,
  mergeEdits,
  withBoxes,
  type Boxes,
  type Choices,
  type Group,
  type LocationEdits,
} from '../model/choices';
import { allLocations, startingLocation, type Location } from '../model/locations';
import { locationChoices, locationList, type PreferencesExtra } from './requests';

export interface PreferencesState {
  locations: ResourceState<{ locations: Location[]; choices: Choices }>;
  /** Each location is read once; what it is known to have by now is put into that. */
  choices: ResourceStates<Choices>;
  /** What was chosen at each location, also what it has as well. */
  chosen: LocationEdits[];
  selected: string;
  /** Of the latest failed fetch. */
  fetchFailure: Failure | null;
  /** Where the save sends the user. */
  url: string | null;
}

const initialState: PreferencesState = {
  locations: locationList.initial,
  choices: locationChoices.initial,
  chosen: [],
  selected: allLocations,
  fetchFailure: null,
  url: null,
};

export type Thunk<T> = ThunkAction<T, PreferencesState, PreferencesExtra, Action>;

export const locationChosen = defineEvent<string>('preferences/locationChosen');
/** At the location `id`, whose boxes were on the screen: another one may be selected by now. Without a name all of them. */
export const boxToggled = defineEvent<{ id: string; group: Group; name?: string; isOn: boolean }>(
  'preferences/boxToggled',
);
export const editsRestored = defineEvent<LocationEdits>('preferences/editsRestored');
/** What a location has, as it was read before a save of it. */
export const choicesRead = defineEvent<{ id: string; choices: Choices }>('preferences/choicesRead');
export const saveStarted = defineEvent('preferences/saveStarted');
/** The server has these boxes of a location; `url` is what it answered to their save. */
export const boxesSaved = defineEvent<{ id: string; boxes: Boxes; url: string | null }>(
  'preferences/boxesSaved',
);
/** `draft` is what was to be saved, also what was meant to stay as it is. */
export const boxesNotSaved = defineEvent<{ draft: LocationEdits; end: NotSaved<Boxes> }>(
  'preferences/boxesNotSaved',
);

/** The choices of a location as they were read last, if only before a read that failed. */
export const choicesAt = (
  { choices }: Pick<PreferencesState, 'choices'>,
  id: string,
): Choices | undefined => valueOf<Choices>(choices[id] ?? idle);

export const selectIsDisabled = (state: PreferencesState): boolean =>
  (choicesAt(state, state.selected) ?? valueOf(state.locations)?.choices)?.disabled ?? false;

/** What is chosen at a location and differs from what it has. */
export const openEdits = (
  state: Pick<PreferencesState, 'choices'>,
  row: LocationEdits,
): LocationEdits => {
  const choices = choicesAt(state, row.id);
  return choices ? editsOver(row, boxesOf(choices)) : row;
};

/** The location has these boxes now. */
const put = (state: PreferencesState, id: string, boxes: Boxes) => {
  const choices = choicesAt(state, id);
  if (choices) Object.assign(choices, withBoxes(choices, boxes));
};

/** Instead of what is on its way from the server: `idle` is read anew. */
const keep = (state: PreferencesState, id: string, load: Load<Choices>) => {
  (state.choices as Record<string, ResourceState<Choices>>)[id] = { ...load, requestId: 0 };
};

/** What all locations share depends on each of them, and the other way round: it is read anew where nothing is chosen. */
const forgetDependent = (state: PreferencesState, saved: string) => {
  const isKept = (id: string) =>
    id === saved ||
    (id !== allLocations && saved !== allLocations) ||
    state.chosen.some((row) => row.id === id && hasEdits(openEdits(state, row)));
  state.chosen = state.chosen.filter(({ id }) => isKept(id));
  for (const id of Object.keys(state.choices)) if (!isKept(id)) keep(state, id, idle);
};

const failedToRead = (state: PreferencesState, failure: Failure) => {
  state.fetchFailure = failure;
};

export const preferencesReducer = createReducer<PreferencesState>(initialState, (on) => {
  locationList.reduce(
    on,
    'locations',
    (state, { locations, choices }) => {
      state.selected = startingLocation(locations);
      // It tells of all locations; where only one is offered, and not all of them beside it, of that.
      if (state.selected === allLocations || locations.length === 1) {
        keep(state, state.selected, ready(choices));
      }
    },
    failedToRead,
  );
  locationChoices.reduce(on, 'choices', undefined, failedToRead);

  on(locationChosen, (state, { payload }) => {
    state.selected = payload;
    if (state.choices[payload]?.status === 'failed') keep(state, payload, idle);
  });
  on(boxToggled, (state, { payload: { id, group, name, isOn } }) => {
    const choices = choicesAt(state, id);
    if (!choices) return;
    const column = choices[group];
    const made = column.filter((option) => name === undefined || option.name === name);
    const base = Object.fromEntries(made.map((option) => [option.name, option.value]));
    const edits = Object.fromEntries(made.map((option) => [option.name, isOn]));
    state.chosen = mergeEdits(state.chosen, [{ id, base, edits }]);
    // Toggle All stays as it is otherwise: the specification wants it so.
    if (name === undefined) {
      choices.toggleAll[group] = isOn;
      choices.setAll[group] = true;
    } else if (base[name] === isOn && !choices.setAll[group]) {
      // Back as it was, a box is not chosen any more, but where all of its column were.
      const row = state.chosen.find((each) => each.id === id);
      for (const boxes of row ? [row.base, row.edits] : []) Reflect.deleteProperty(boxes, name);
    }
  });
  on(editsRestored, (state, { payload }) => {
    // What was chosen since stands before what is restored.
    state.chosen = mergeEdits([payload], state.chosen);
  });

  on(choicesRead, (state, { payload: { id, choices } }) => {
    const { toggleAll, setAll } = choicesAt(state, id) ?? choices;
    keep(state, id, ready({ ...choices, toggleAll, setAll }));
  });

  on(saveStarted, (state) => {
    state.url = null;
  });
  on(boxesSaved, (state, { payload: { id, boxes, url } }) => {
    state.url = url ?? state.url;
    state.chosen = state.chosen.filter((row) => row.id !== id);
    put(state, id, boxes);
    const saved = choicesAt(state, id);
    if (saved) saved.setAll = {};
    // What was chosen for one location stands over what all of them got.
    for (const row of id === allLocations ? state.chosen : []) {
      put(state, row.id, boxes);
      row.base = { ...row.base, ...boxes };
    }
    forgetDependent(state, id);
  });
  on(boxesNotSaved, (state, { payload: { draft, end } }) => {
    if (end.status === 'conflict') state.chosen = mergeEdits([draft], state.chosen);
    // It may have been saved all the same.
    if (end.status === 'unknown') forgetDependent(state, draft.id);
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  PreferencesState,
  PreferencesConfig
>();
