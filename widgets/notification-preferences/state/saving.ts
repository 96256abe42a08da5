import { failureOf } from '@shared/forms/recordEdits';
import { saveRecord, type RecordEnd, type SavedRow } from '@shared/forms/saveRecord';
import type { TogetherKind } from '@shared/forms/useRowChanges';
import type { Failure, FailureKind } from '@shared/http/failure';
import { mapResult } from '@shared/http/result';
import { getPreferences } from '../api';
import {
  boxesOf,
  boxesToCopy,
  readChoices,
  type Boxes,
  type LocationEdits,
  type Options,
} from '../model/choices';
import { allLocations } from '../model/locations';
import { choicesRecord } from './choicesRecord';
import { selectConflicts } from './selectors';
import { boxesNotSaved, choicesAt, choicesRead, saveStarted, type Thunk } from './slice';

/**
 * The locations with what is chosen, saved one after the other: what is there now is read first, and is sent with the
 * choices over it. Where somebody else changed the same, that location is not sent. While all locations are not saved,
 * single ones wait: they stand over all, which wait themselves until what is undecided of one is decided.
 */
export const choicesInTurn: TogetherKind<LocationEdits, Boxes> = {
  draftOf: (row) => row,
  // It is told after the redirect, where nothing is taken back.
  backOf: () => null,
  saveAll:
    (rows, { onSearch }): Thunk<Promise<SavedRow<Boxes>[]>> =>
    async (dispatch, getState) => {
      dispatch(saveStarted());
      const isUndecided = selectConflicts(getState()).some((box) => box.id !== allLocations);
      const ended: SavedRow<Boxes>[] = [];
      let stop: Failure | undefined;
      for (const { id } of rows) {
        const draft = dispatch(draftAt(String(id)));
        const end: RecordEnd<Boxes> = stop
          ? { status: 'not-saved', failure: stop }
          : isUndecided && draft.id === allLocations
            ? { status: 'conflict', names: [], now: {} }
            : await dispatch(saveOver(draft.id, () => draft, onSearch));
        ended.push({ draft, end });
        if (end.status === 'conflict' && draft.id === allLocations) break;
        // Sent again later, all locations would get what was chosen for all over what single ones have by then.
        stop ??= draft.id === allLocations ? failureOf(end) : stopping(end);
      }
      return ended;
    },
};

/** Where the user goes once all was saved; null where no answer said so. */
export const savedUrl: Thunk<string | null> = (_dispatch, getState) => getState().url;

/** What is to be saved of a location. Each of all locations gets every box that is shown, and not only where one changed. */
const draftAt =
  (id: string): Thunk<LocationEdits> =>
  (_dispatch, getState) => {
    const { chosen, ...state } = getState();
    const choices = choicesAt(state, id);
    const offered = choices ? boxesOf(choices) : {};
    const shown = id === allLocations ? offered : {};
    const row = chosen.find((each) => each.id === id);
    // What is not offered any more is not drawn, so nobody could take it back.
    const edits = Object.entries({ ...shown, ...row?.edits }).filter(([name]) =>
      Object.hasOwn(offered, name),
    );
    return { id, base: { ...shown, ...row?.base }, edits: Object.fromEntries(edits) };
  };

/** Reads a location, which the screen takes over at once, and saves what is to be saved over that. */
const saveOver =
  (
    id: string,
    draftOver: (now: Options) => LocationEdits,
    onSearch: () => void,
  ): Thunk<Promise<RecordEnd<Boxes>>> =>
  async (dispatch, _getState, { http, config }) => {
    const read = await mapResult(getPreferences(http, config, id), readChoices);
    if (!read.ok) return { status: 'not-saved', failure: read.failure };
    dispatch(choicesRead({ id, choices: read.value }));
    const draft = draftOver(read.value);
    const kind = choicesRecord(draft, boxesOf(read.value), onSearch);
    const end = await dispatch(saveRecord(kind, draft, { onSearch }));
    if (end.status !== 'saved') dispatch(boxesNotSaved({ draft, end }));
    return end;
  };

const sharedFailures: readonly FailureKind[] = ['session-ended', 'csrf', 'offline', 'timeout'];

/** Why one location was not saved, where the next one would fail now too. */
export const stopping = (end: { status: string; failure?: Failure }): Failure | undefined =>
  end.failure && sharedFailures.includes(end.failure.kind) ? end.failure : undefined;

/** Gives the location `id` the boxes of `source` as they stand on the screen. */
export const copyBoxes = (source: Options, id: string, onSearch: () => void) =>
  saveOver(id, (now) => ({ id, base: boxesOf(now), edits: boxesToCopy(source, now) }), onSearch);
