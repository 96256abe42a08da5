import { saveRecord, type RecordEnd, type SavedRow } from '@shared/forms/saveRecord';
import type { TogetherKind } from '@shared/forms/useRowChanges';
import type { Failure, FailureKind } from '@shared/http/failure';
import { getPreferences } from '../api';
import {
  boxesOf,
  boxesToCopy,
  editsOver,
  hasEdits,
  type Boxes,
  type LocationEdits,
  type Options,
} from '../model/choices';
import { allLocations } from '../model/locations';
import { choicesRecord } from './choicesRecord';
import { boxesNotSaved, choicesAt, saveStarted, type Thunk } from './slice';

/**
 * The locations with what is chosen, saved one after the other: what is there now is read first, and is sent with the
 * choices over it. Where somebody else changed the same, neither that location nor any after it is sent.
 */
export const choicesInTurn: TogetherKind<LocationEdits, Boxes> = {
  draftOf: (row) => row,
  // It is told after the redirect, where nothing is taken back.
  backOf: () => null,
  saveAll:
    (rows, { onSearch }): Thunk<Promise<SavedRow<Boxes>[]>> =>
    async (dispatch) => {
      dispatch(saveStarted());
      const ended: SavedRow<Boxes>[] = [];
      let stop: Failure | undefined;
      for (const { id } of rows) {
        const draft = dispatch(draftAt(String(id)));
        const end: RecordEnd<Boxes> = stop
          ? { status: 'not-saved', failure: stop }
          : await dispatch(saveBoxes(draft, onSearch));
        ended.push({ draft, end });
        if (end.status === 'conflict') break;
        stop ??= stopping(end);
      }
      return ended;
    },
};

/** Where the user goes once the server took all of so many locations; null unless it did. */
export const urlAfter =
  (ended: readonly SavedRow<Boxes>[], count: number): Thunk<string | null> =>
  (_dispatch, getState) =>
    ended.length === count && ended.every(({ end }) => end.status === 'saved')
      ? getState().url
      : null;

/** What is to be saved of a location. Each of all locations gets every box that is shown, and not only where one changed. */
const draftAt =
  (id: string): Thunk<LocationEdits> =>
  (_dispatch, getState) => {
    const { chosen, ...state } = getState();
    const choices = id === allLocations ? choicesAt(state, id) : undefined;
    const shown = choices ? boxesOf(choices) : {};
    const row = chosen.find((each) => each.id === id);
    return { id, base: { ...shown, ...row?.base }, edits: { ...shown, ...row?.edits } };
  };

const saveBoxes =
  (draft: LocationEdits, onSearch: () => void, known?: Boxes): Thunk<Promise<RecordEnd<Boxes>>> =>
  async (dispatch) => {
    const kind = choicesRecord(draft, known);
    const end = await dispatch(saveRecord(kind, draft, { onSearch }));
    if (end.status !== 'saved') dispatch(boxesNotSaved({ draft, end }));
    return end;
  };

const sharedFailures: ReadonlySet<FailureKind> = new Set([
  'session-ended',
  'csrf',
  'offline',
  'timeout',
]);

/** Why one location was not saved, where the next one would fail now too. */
export const stopping = (end: { status: string; failure?: Failure }): Failure | undefined =>
  end.failure && sharedFailures.has(end.failure.kind) ? end.failure : undefined;

/** Gives the location `to` the boxes of `source` as they stand on the screen. */
export const copyBoxes =
  (source: Options, to: string): Thunk<Promise<RecordEnd<Boxes>>> =>
  async (dispatch, _getState, { http, config }) => {
    const target = await getPreferences(http, config, to);
    if (!target.ok) return { status: 'not-saved', failure: target.failure };
    const base = boxesOf(target.value);
    const draft = { id: to, base, edits: boxesToCopy(source, target.value) };
    return dispatch(saveBoxes(draft, () => undefined, base));
  };

/** What of `rows` the server does not show. A location that cannot be read shows nothing. */
export const findUnsaved =
  (rows: readonly LocationEdits[]): Thunk<Promise<LocationEdits[]>> =>
  async (_dispatch, _getState, { http, config }) => {
    const left: LocationEdits[] = [];
    for (const row of rows) {
      const read = await getPreferences(http, config, row.id);
      left.push(read.ok ? editsOver(row.id, boxesOf(read.value), row.edits) : row);
    }
    return left.filter(hasEdits);
  };
