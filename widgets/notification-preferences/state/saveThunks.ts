import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure, FailureKind } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import type { Edit, LocationEdits } from '../model/edits';
import { editsOf, emptyForm, fillForm, type LocationForm, type Options } from '../model/form';
import { boxesOf, editsToCopy, hasEdits, whatStands } from '../model/sending';
import { getPreferences, postPreferences } from '../api';
import { selectConflicts, selectForm, selectFormsToSave } from './selectors';
import type { PreferencesExtra } from './services';
import {
  locationSent,
  optionsRead,
  searchBegan,
  saveStarted,
  type PreferencesState,
  type SaveResult,
} from './slice';
import { endSave } from './thunks';

type Thunk<T> = ThunkAction<T, PreferencesState, PreferencesExtra, Action>;

/** What became of the save of one location, and where the user goes then: null when its answer was lost. */
type Outcome = WriteOutcome<{ url: string | null }>;

/** A save that the server took whole. */
interface WholeSave {
  url: string;
  sent: LocationEdits[];
  results: SaveResult[];
}

/**
 * Saves every location with edits, one after the other. A save takes all boxes of a location, so what is there now is
 * read first, and is sent with the person's changes over it; where somebody else changed the same, nothing is sent at
 * all. Resolves to where the user goes when the server has it all. Otherwise the results stand in the store.
 */
export const savePreferences =
  (): Thunk<Promise<WholeSave | null>> => async (dispatch, getState) => {
    const chosen = selectFormsToSave(getState()).map((form) => ({
      id: form.id,
      edits: editsOf(form),
    }));
    if (getState().locations.status !== 'ready' || chosen.length === 0) return null;
    dispatch(saveStarted());

    const unread = await dispatch(refetchAll(chosen));
    if (selectConflicts(getState()).length > 0) {
      await dispatch(endSave(unread));
      return null;
    }
    let url: string | null = null;
    let stopped: Failure | null = null;
    const results: SaveResult[] = [...unread];
    const sent: LocationEdits[] = [];
    for (const { id } of chosen) {
      const form = selectForm(getState(), id);
      if (!form || unread.some((row) => row.id === id)) continue;
      const edits = editsOf(form);
      const outcome: Outcome = stopped
        ? { status: 'not-saved', failure: stopped }
        : await dispatch(saveEdits(form));
      results.push(resultOf(id, outcome));
      if (outcome.status === 'saved') {
        url = outcome.value.url ?? url;
        sent.push({ id, edits });
      } else if (stopsTheRest.has(outcome.failure.kind)) stopped = outcome.failure;
    }
    if (url !== null && results.every(({ failure }) => failure === null)) {
      return { url, sent: whatStands(sent), results };
    }
    await dispatch(endSave(results));
    return null;
  };

/** Reads the boxes of a location again. When that fails they stay as they are. */
const refetchOptions =
  (id: string): Thunk<Promise<Result<Options>>> =>
  async (dispatch, _getState, { http, config }) => {
    const result = await getPreferences(http, config, id);
    if (result.ok) dispatch(optionsRead({ id, result }));
    return result;
  };

/** Reads these locations again. Resolves to those of which nothing can be sent. */
const refetchAll =
  (chosen: readonly LocationEdits[]): Thunk<Promise<SaveResult[]>> =>
  async (dispatch) => {
    let stopped: Failure | null = null;
    const unread: SaveResult[] = [];
    for (const { id, edits } of chosen) {
      const read: Result<Options> = stopped
        ? { ok: false, failure: stopped }
        : await dispatch(refetchOptions(id));
      const failure = read.ok ? notOffered(read.value, edits) : read.failure;
      if (failure) unread.push({ id, failure, isKnown: true });
      if (!read.ok && stopsTheRest.has(read.failure.kind)) stopped = read.failure;
    }
    return unread;
  };

/** Why choices of boxes that are not there any more cannot be saved. */
const notOffered = (options: Options, edits: readonly Edit[]): Failure | null =>
  edits.every(({ group, name }) => options[group].some((option) => option.name === name))
    ? null
    : { kind: 'not-found', status: null, message: '', fields: [] };

/** Saves one location, unless the server shows the same by now. */
const saveEdits =
  (form: LocationForm): Thunk<Promise<Outcome>> =>
  (dispatch) =>
    editsOf(form).length === 0
      ? Promise.resolve({ status: 'saved', value: { url: null } })
      : dispatch(saveForm(form, () => dispatch(searchBegan())));

const resultOf = (id: string, outcome: Outcome): SaveResult =>
  outcome.status === 'saved'
    ? { id, failure: null }
    : { id, failure: outcome.failure, isKnown: outcome.status === 'not-saved' };

/** What fails for one location now fails for the next one too. */
export const stopsTheRest: ReadonlySet<FailureKind> = new Set([
  'session-ended',
  'csrf',
  'offline',
  'timeout',
]);

/** Gives the location `to` the boxes of `source` as they stand on the screen. */
export const copyBoxes =
  (source: LocationForm, to: string): Thunk<Promise<Outcome>> =>
  async (dispatch) => {
    const target = await dispatch(refetchOptions(to));
    if (!target.ok) return { status: 'not-saved', failure: target.failure };
    const copy = emptyForm(to);
    fillForm(copy, target.value, []);
    fillForm(copy, target.value, editsToCopy(source, target.value));
    return dispatch(saveForm(copy));
  };

/**
 * Sends all boxes of a form. When the answer does not settle it, or brings nothing, the server is read until it is
 * known what became of it.
 */
const saveForm =
  (form: LocationForm, onSearch?: () => void): Thunk<Promise<Outcome>> =>
  (dispatch, _getState, { http, config }) => {
    const { id } = form;
    const edits = editsOf(form);
    const send = async () => {
      const boxes = boxesOf(form);
      const sent = await postPreferences(http, config, id, boxes);
      dispatch(locationSent({ id, boxes, failure: sent.ok ? null : sent.failure }));
      return sent;
    };
    return confirmWrite(
      send,
      () => dispatch(refetchOptions(id)),
      (now) => hasEdits(now, edits) && { url: null },
      { http, ...(onSearch && { onSearch }) },
    );
  };
