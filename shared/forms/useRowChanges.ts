import { useRef, useState } from 'react';
import type { Http } from '../http/http';
import type { Id } from '../id';
import { widgetHooks } from '../store/hooks';
import type { RecordKind } from './describeRecord';
import type { RecordDraft } from './recordEdits';
import { saveRecord, type SavedRow } from './saveRecord';
import type { saveRecords } from './saveRecords';

interface Options {
  /** Saves them, where several may be changed at once. */
  saveAll?: typeof saveRecords;
  /** Is told when something begins to be on its way, and when nothing is any more. */
  onWorking?: (isWorking: boolean) => void;
}

const { useAppDispatch: useDispatch } = widgetHooks<unknown>();

/**
 * Changes rows of a list without a dialog: archives, activates or pauses one or several, each once however often it is
 * asked for. `RowChangeNews` says what became of it.
 *
 * @example
 * const status = useRowChanges(statusRecord);
 * void status.run([brand], { status: 'archived' });
 * return <RowChangeNews changes={status} texts={statusTexts} />;
 */
export function useRowChanges<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>(kind: RecordKind<Row, Fields, Ext>, { saveAll, onWorking }: Options = {}) {
  const dispatch = useDispatch();
  const underWay = useRef(new Set<Id | null>());
  const [ended, setEnded] = useState<readonly SavedRow<Fields>[] | 'searching'>([]);

  /** Resolves to those that are as they were asked to be. */
  const send = async (asked: readonly RecordDraft<Fields>[]) => {
    const drafts = asked.filter(({ id }) => !underWay.current.has(id));
    if (drafts.length === 0) return [];
    for (const { id } of drafts) underWay.current.add(id);
    setEnded([]);
    onWorking?.(true);
    const onSearch = () => setEnded('searching');
    const saveOne = async (draft: RecordDraft<Fields>): Promise<SavedRow<Fields>> => ({
      draft,
      end: await dispatch(saveRecord(kind, draft, { onSearch }) as never),
    });
    const rows: readonly SavedRow<Fields>[] = await (saveAll
      ? dispatch(saveAll(kind, drafts, { onSearch }) as never)
      : Promise.all(drafts.map(saveOne)));
    for (const { id } of drafts) underWay.current.delete(id);
    onWorking?.(underWay.current.size > 0);
    setEnded(rows);
    return rows.filter(({ end }) => end.status === 'saved').map(({ draft }) => draft);
  };

  return {
    kind,
    /** How the last change ended, row by row, until it is dismissed; or that it is looked for. */
    ended,
    run: (rows: readonly Row[], edits: Partial<Fields>) =>
      send(rows.map((row) => kind.draftOf(row, edits))),
    send,
    /** Has the news say what became of rows that were changed elsewhere, such as in a dialog; nothing of none. */
    tell: setEnded,
  };
}

export type RowChanges<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
> = ReturnType<typeof useRowChanges<Row, Fields, Ext>>;
