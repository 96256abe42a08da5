import type { Dispatch } from 'redux';
import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import type { RecordKind } from './describeRecord';
import type { RecordDraft } from './recordEdits';
import { saveRecord, type SavedRow, type SaveOptions } from './saveRecord';

const nothing = () => undefined;

/**
 * As `saveRecord` for several records, each by a call of its own, after which the screen is read again once. Resolves
 * to the ends in the order in which they came.
 *
 * @example
 * const ended = await dispatch(saveRecords(statusRecord, drafts, { onSearch }));
 */
export const saveRecords =
  <Row extends { id: Id }, Fields extends object, Ext extends { http: Http }>(
    kind: RecordKind<Row, Fields, Ext>,
    drafts: readonly RecordDraft<Fields>[],
    options: SaveOptions,
  ) =>
  async (dispatch: Dispatch, getState: unknown, extra: Ext): Promise<SavedRow<Fields>[]> => {
    const each = { ...kind, refresh: () => nothing };
    const ended: SavedRow<Fields>[] = [];
    const waiting = drafts.values();
    const work = async () => {
      for (const draft of waiting)
        ended.push({
          draft,
          end: await saveRecord(each, draft, options)(dispatch, getState, extra),
        });
    };
    // At a time as many as are quick, and few enough to leave the server to others.
    await Promise.all([work(), work(), work(), work()]);
    await (dispatch as (thunk: unknown) => unknown)(kind.refresh());
    return ended;
  };
