import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import {
  mayHaveHappened,
  readAsAbsent,
  type Failure,
  type FailureKind,
} from '@shared/http/failure';
import type { FormFields } from '@shared/http/http';
import type { Result } from '@shared/store/load';
import {
  boxesOf,
  everyBoxSent,
  editsToCopy,
  emptyForm,
  fillForm,
  hasBoxes,
  type LocationEdits,
  type LocationForm,
} from '../model/form';
import {
  loadLocations,
  loadOptions,
  readBack,
  saveLocation,
  type PreferencesExtra,
} from './requests';
import { selectForm, selectFormsToSave } from './selectors';
import {
  editsRestored,
  locationChosen,
  saveEnded,
  saveStarted,
  type PreferencesState,
  type SaveResult,
} from './slice';

type Thunk<T> = ThunkAction<T, PreferencesState, PreferencesExtra, Action>;

/** Where the user goes after a save; null when the server has it but its answer was lost. */
interface Saved {
  url: string | null;
}

export const loadPreferences = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const loaded = await dispatch(loadLocations(undefined));
  if (loaded.ok && loaded.value.location.length > 0) {
    await dispatch(ensureOptions(getState().selected));
  }
};

/** The reads of one store, by location: its `extra` is made once for each. */
const reads = new WeakMap<PreferencesExtra, Map<string, Promise<unknown>>>();

/** Loads a location's boxes unless they are there. Boxes that are on their way are waited for. */
export const ensureOptions =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const statusNow = () => selectForm(getState(), id)?.saved.status;
    const own = reads.get(extra) ?? new Map<string, Promise<unknown>>();
    reads.set(extra, own);
    if (statusNow() === 'ready') return;
    if (statusNow() !== 'pending') own.set(id, dispatch(loadOptions(id)));
    await own.get(id);
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

/** A save that the server took whole. */
interface WholeSave {
  url: string;
  sent: LocationEdits[];
  results: SaveResult[];
}

/**
 * Saves every location with edits, one after the other. Answers where the user goes when the server has
 * them all. Otherwise the results stand in the store.
 */
export const savePreferences =
  (): Thunk<Promise<WholeSave | null>> => async (dispatch, getState) => {
    const forms = selectFormsToSave(getState());
    if (getState().locations.status !== 'ready' || forms.length === 0) return null;
    dispatch(saveStarted());

    let url: string | null = null;
    let stopped: Failure | null = null;
    const results: SaveResult[] = [];
    for (const form of forms) {
      const result: Result<Saved> = stopped
        ? { ok: false, failure: stopped }
        : await dispatch(saveBoxes(form.id, boxesOf(form)));
      results.push({ id: form.id, failure: result.ok ? null : result.failure });
      if (result.ok) url = result.value.url ?? url;
      else if (stopsTheRest.has(result.failure.kind)) stopped = result.failure;
    }
    if (url !== null && results.every(({ failure }) => failure === null)) {
      return { url, sent: everyBoxSent(forms), results };
    }
    await dispatch(endSave(results));
    return null;
  };

/** Says how a save went that did not leave the page. It may have changed the boxes of a location that is looked at. */
export const endSave =
  (results: SaveResult[]): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(saveEnded(results));
    await dispatch(ensureOptions(getState().selected));
  };

/** What fails for one location now fails for the next one too. */
export const stopsTheRest: ReadonlySet<FailureKind> = new Set([
  'session-ended',
  'csrf',
  'offline',
  'timeout',
]);

/** Gives the location `to` the boxes of `source` as they stand on the screen. */
export const copyBoxes =
  (source: LocationForm, to: string): Thunk<Promise<Result<Saved>>> =>
  async (dispatch) => {
    const target = await dispatch(readBack(to));
    if (!target.ok) return target;
    const copy = emptyForm(to);
    fillForm(copy, target.value, editsToCopy(source, target.value));
    return dispatch(saveBoxes(to, boxesOf(copy)));
  };

/**
 * Saves, and when the answer does not settle it reads the truth before anything is said about it. A
 * failed view may have saved before it failed.
 */
const saveBoxes =
  (id: string, boxes: FormFields): Thunk<Promise<Result<Saved>>> =>
  async (dispatch) => {
    const saved = await dispatch(saveLocation({ id, boxes }));
    if (saved.ok || !mayHaveHappened(saved.failure)) return saved;
    const now = await dispatch(readBack(id));
    // A form that ended at a page with a password field: now it is clear that this was the sign-in.
    if (!now.ok && now.failure.kind === 'session-ended') return now;
    if (!now.ok) return { ok: false, failure: { ...saved.failure, kind: 'unknown-outcome' } };
    if (hasBoxes(now.value, boxes)) return { ok: true, value: { url: null } };
    return { ok: false, failure: readAsAbsent(saved.failure) };
  };
