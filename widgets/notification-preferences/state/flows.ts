import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Failure, FailureKind } from '../../../shared/http/failure';
import type { FormFields } from '../../../shared/http/http';
import type { Result } from '../../../shared/store/load';
import {
  boxesOf,
  everyBoxOf,
  editsToCopy,
  emptyForm,
  fillForm,
  hasBoxes,
  type LocationEdits,
} from '../form';
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

type Flow<T> = ThunkAction<Promise<T>, PreferencesState, PreferencesExtra, Action>;

/** Where the user goes after a save; null when the server has it but its answer was lost. */
interface Saved {
  url: string | null;
}

export const loadPreferences = (): Flow<void> => async (dispatch, getState) => {
  const loaded = await dispatch(loadLocations(undefined));
  if (loaded.ok && loaded.value.location.length > 0) {
    await dispatch(ensureOptions(getState().selected));
  }
};

/** Loads a location's boxes unless they are there or on their way. */
export const ensureOptions =
  (id: string): Flow<void> =>
  async (dispatch, getState) => {
    const status = selectForm(getState(), id)?.saved.status;
    if (status !== 'ready' && status !== 'pending') await dispatch(loadOptions(id));
  };

export const chooseLocation =
  (id: string): Flow<void> =>
  async (dispatch) => {
    dispatch(locationChosen(id));
    await dispatch(ensureOptions(id));
  };

/** Answers the drafts that could not be restored because their location could not be loaded. */
export const restoreEdits =
  (drafts: readonly LocationEdits[]): Flow<LocationEdits[]> =>
  async (dispatch, getState) => {
    for (const draft of drafts) {
      await dispatch(ensureOptions(draft.id));
      dispatch(editsRestored(draft));
    }
    const [first] = drafts;
    if (first && !drafts.some(({ id }) => id === getState().selected)) {
      dispatch(locationChosen(first.id));
    }
    return drafts.filter(({ id }) => selectForm(getState(), id)?.saved.status !== 'ready');
  };

/** The locations among `sent` whose boxes the server does not show as they were sent. */
export const findUnsaved =
  (sent: readonly LocationEdits[]): Flow<LocationEdits[]> =>
  async (dispatch, getState) => {
    for (const { id } of sent) await dispatch(ensureOptions(id));
    return sent.filter(({ id, edits }) => {
      const load = selectForm(getState(), id)?.saved;
      return (
        load?.status !== 'ready' ||
        !edits.every((edit) =>
          load.value[edit.group].some(
            (option) => option.name === edit.name && option.value === edit.value,
          ),
        )
      );
    });
  };

/**
 * Saves every location with edits, or the selected one when there are none, one after the other.
 * Answers where the user goes when the server has them all. Otherwise the results stand in the store.
 */
export const savePreferences =
  (): Flow<{ url: string; sent: LocationEdits[] } | null> => async (dispatch, getState) => {
    if (getState().locations.status !== 'ready') return null;
    const forms = selectFormsToSave(getState());
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
      return { url, sent: forms.map(everyBoxOf) };
    }
    dispatch(saveEnded(results));
    await dispatch(ensureOptions(getState().selected));
    return null;
  };

/** What fails for one location now fails for the next one too. */
const stopsTheRest = new Set<FailureKind>(['session-ended', 'csrf', 'offline', 'timeout']);

/** Gives the location `to` the boxes of the location `from` as they stand on the screen. */
export const copyBoxes =
  (from: string, to: string): Flow<Result<Saved>> =>
  async (dispatch, getState) => {
    const target = await dispatch(readBack(to));
    const source = selectForm(getState(), from);
    if (!target.ok || !source) return target.ok ? { ok: true, value: { url: null } } : target;
    const copy = emptyForm(to);
    fillForm(copy, target.value, editsToCopy(source, target.value));
    return dispatch(saveBoxes(to, boxesOf(copy)));
  };

/**
 * Saves, and when the answer does not settle it reads the truth before anything is said about it. A
 * failed view may have saved before it failed.
 */
const saveBoxes =
  (id: string, boxes: FormFields): Flow<Result<Saved>> =>
  async (dispatch) => {
    const saved = await dispatch(saveLocation({ id, boxes }));
    if (saved.ok || !/^(unknown-outcome|server)$/.test(saved.failure.kind)) return saved;
    const now = await dispatch(readBack(id));
    if (!now.ok) return { ok: false, failure: { ...saved.failure, kind: 'unknown-outcome' } };
    if (hasBoxes(now.value, boxes)) return { ok: true, value: { url: null } };
    const kind = saved.failure.kind === 'server' ? 'server' : 'offline';
    return { ok: false, failure: { ...saved.failure, kind } };
  };
