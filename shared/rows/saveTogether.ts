import type { Dispatch } from 'redux';
import type { ListedDraft } from '../forms/listedDraft';
import type { RecordDraft } from '../forms/recordEdits';
import type { RecordEnd, SavedRow, SaveOptions } from '../forms/saveRecord';
import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import { keyOf } from '../answers/id';
import type { Listed, RowError, SavedKind, Texts } from './describeRows';
import { saveRows } from './saveRows';

/**
 * As `saveRecords` for rows that one call changes: `saveRows`, resolved to what became of each, in the order in which
 * they were asked for. For `useRowChanges`, of a kind that is not taken whole.
 *
 * @example
 * const ended = await dispatch(saveTogether(batchMoves, drafts, { onSearch }));
 */
export const saveTogether =
  <Row extends Listed<Fields>, Fields extends Texts<Fields>, Ext extends { http: Http }, State>(
    kind: SavedKind<Row, Fields, Ext, State>,
    rows: readonly RecordDraft<Fields>[],
    { onSearch }: SaveOptions,
  ) =>
  async (dispatch: Dispatch, getState: () => State, extra: Ext): Promise<SavedRow<Fields>[]> => {
    const drafts = rows.flatMap(({ id, ...draft }) => (id === null ? [] : { ...draft, id }));
    const watch = { onSearch, onProgress: () => undefined };
    const end = await saveRows(kind, drafts, watch)(dispatch, getState, extra);
    const saved = new Map(end.saved.map((draft) => [keyOf(draft), draft]));
    const settled = new Set(end.settled.map(keyOf));
    const clashes = new Map(end.clashes.map((clash) => [keyOf(clash), clash]));

    const endOf = (draft: ListedDraft<Fields>): RecordEnd<Fields> => {
      const key = keyOf(draft);
      // What the server had before was not sent, and has no way back.
      if (settled.has(key)) {
        return { status: 'saved', draft: { ...draft, edits: {}, ...saved.get(key) } };
      }
      const clash = clashes.get(key);
      if (clash) return { status: 'conflict', names: clash.names, now: kind.fieldsOf(clash.now) };
      const errors = end.refused.get(key);
      if (errors || !end.failure) return { status: 'not-saved', failure: refusal(errors) };
      return { status: end.isUnknown ? 'unknown' : 'not-saved', failure: end.failure };
    };
    return drafts.map((draft) => ({ draft, end: endOf(draft) }));
  };

const refusal = (errors: readonly RowError[] = []): Failure => ({
  kind: 'refused',
  status: null,
  message: errors.map(({ message }) => message).join(' '),
  fields: [],
});
