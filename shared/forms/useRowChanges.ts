import { useRef, useState } from 'react';
import type { Http } from '../http/http';
import type { Id } from '../id';
import { widgetHooks } from '../store/hooks';
import type { RecordKind } from './describeRecord';
import type { RecordDraft } from './recordEdits';
import type { SavedRow } from './saveRecord';
import { saveRecords } from './saveRecords';

const { useAppDispatch: useDispatch } = widgetHooks<unknown>();

/**
 * Changes rows of a list without a dialog: archives, activates or pauses one or several, each once however often it is
 * asked for. `RowChangeNews` says what became of it. `onWorking` is told when something begins to be on its way, and when
 * nothing is any more.
 *
 * @example
 * const status = useRowChanges(statusRecord, onWorking);
 * void status.run([brand], { status: 'archived' });
 * return <RowChangeNews changes={status} texts={statusTexts} />;
 */
export function useRowChanges<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>(kind: RecordKind<Row, Fields, Ext>, onWorking?: (isWorking: boolean) => void) {
  const dispatch = useDispatch();
  const underWay = useRef(new Set<string>());
  const [ended, setEnded] = useState<readonly SavedRow<Fields>[]>([]);
  const [sought, setSought] = useState<readonly string[]>([]);

  /** Resolves to those that are as they were asked to be. */
  const send = async (asked: readonly RecordDraft<Fields>[]) => {
    const drafts = asked.filter(({ id }) => !underWay.current.has(String(id)));
    if (drafts.length === 0) return [];
    const ids = new Set(drafts.map(({ id }) => String(id)));
    for (const id of ids) underWay.current.add(id);
    // What became of other rows is still said where it was not done.
    const others = (now: readonly SavedRow<Fields>[]) =>
      now.filter(({ draft, end }) => end.status !== 'saved' && !ids.has(String(draft.id)));
    setEnded(others);
    onWorking?.(true);
    const onSearch = () => setSought((now) => [...now, ...ids]);
    const rows: readonly SavedRow<Fields>[] = await dispatch(
      saveRecords(kind, drafts, { onSearch }) as never,
    );
    for (const id of ids) underWay.current.delete(id);
    onWorking?.(underWay.current.size > 0);
    setSought((now) => now.filter((id) => !ids.has(id)));
    setEnded((now) => [...others(now), ...rows]);
    return rows.filter(({ end }) => end.status === 'saved').map(({ draft }) => draft);
  };

  return {
    kind,
    /** How changes ended, row by row: the last one until it is dismissed, and each row that was not changed. */
    ended,
    /** Whether an answer was lost, and what became of it is being looked for. */
    isSearching: sought.length > 0,
    run: (rows: readonly Row[], edits: Partial<Fields>) =>
      send(rows.map((row) => kind.draftOf(row, edits))),
    send,
    /** Says no more of these. */
    dismiss: (rows: readonly SavedRow<Fields>[]) =>
      setEnded((now) => now.filter((row) => !rows.includes(row))),
  };
}

export type RowChanges<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
> = ReturnType<typeof useRowChanges<Row, Fields, Ext>>;
