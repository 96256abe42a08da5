import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { LocationEdits } from '../model/edits';
import { getPreferences } from '../api';
import type { PreferencesExtra } from './services';
import { selectForm } from './selectors';
import {
  editsRestored,
  locationChosen,
  locationsAsked,
  locationsRead,
  optionsAsked,
  optionsRead,
  saveEnded,
  type PreferencesState,
  type SaveResult,
} from './slice';

type Thunk<T> = ThunkAction<T, PreferencesState, PreferencesExtra, Action>;

export const loadPreferences =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { http, config }) => {
    dispatch(locationsAsked());
    const loaded = await getPreferences(http, config);
    dispatch(locationsRead(loaded));
    if (loaded.ok && loaded.value.location.length > 0) {
      await dispatch(ensureOptions(getState().selected));
    }
  };

const loadOptions =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch, _getState, { http, config, nextRequestId }) => {
    const asked = nextRequestId();
    dispatch(optionsAsked({ id, asked }));
    const result = await getPreferences(http, config, id);
    dispatch(optionsRead({ id, result, asked }));
  };

/** Loads a location's boxes unless they are there. Boxes that are on their way are waited for. */
export const ensureOptions =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch, getState, { services: { reads } }) => {
    const statusNow = () => selectForm(getState(), id)?.saved.status;
    if (statusNow() === 'ready') return;
    if (statusNow() !== 'pending') reads.set(id, dispatch(loadOptions(id)));
    await reads.get(id);
    // A save that came in between changed them.
    if (statusNow() !== 'failed') await dispatch(ensureOptions(id));
  };

export const chooseLocation =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(locationChosen(id));
    await dispatch(ensureOptions(id));
  };

/** Answers the drafts that could not be restored because their location could not be loaded. */
export const restoreEdits =
  (drafts: readonly LocationEdits[]): Thunk<Promise<LocationEdits[]>> =>
  async (dispatch, getState) => {
    const [first] = drafts;
    // At once: by the time the boxes are there, the person may be at another location.
    if (first && !drafts.some(({ id }) => id === getState().selected)) {
      dispatch(locationChosen(first.id));
    }
    for (const draft of drafts) {
      await dispatch(ensureOptions(draft.id));
      dispatch(editsRestored(draft));
    }
    return drafts.filter(({ id }) => selectForm(getState(), id)?.saved.status !== 'ready');
  };

/** What of `edits` the server does not show. A location that cannot be loaded shows nothing. */
export const findUnsaved =
  (list: readonly LocationEdits[]): Thunk<Promise<LocationEdits[]>> =>
  async (dispatch, getState) => {
    for (const { id } of list) await dispatch(ensureOptions(id));
    return list.flatMap(({ id, edits }) => {
      const load = selectForm(getState(), id)?.saved;
      if (load?.status !== 'ready') return [{ id, edits }];
      const missing = edits.filter(({ group, name, value }) =>
        load.value[group].some((option) => option.name === name && option.value !== value),
      );
      return missing.length > 0 ? [{ id, edits: missing }] : [];
    });
  };

/** Says how a save went that did not leave the page. It may have changed the boxes of a location that is looked at. */
export const endSave =
  (results: SaveResult[]): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(saveEnded(results));
    await dispatch(ensureOptions(getState().selected));
  };
