import { useRef, useState } from 'react';
import type { Http } from '../http/http';
import type { Id } from '../id';
import { widgetHooks } from '../store/hooks';
import type { RecordKind } from './describeRecord';
import type { RecordDraft } from './recordEdits';
import { saveRecords, type RecordEnd } from './saveRecord';

/** A row that was to be changed, and what became of it. */
export interface ChangedRow<Fields> {
  draft: RecordDraft<Fields>;
  end: RecordEnd<Fields>;
}

const { useAppDispatch: useDispatch } = widgetHooks<unknown>();

/**
 * Changes rows of a list without a dialog: archives, activates or pauses one or several, each once however often it is
 * asked for. `RowChangeNews` says what became of it. `onWorking` is told when something begins to be on its way, and
 * when nothing is any more.
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
>(kind: RecordKind<Row, Fields, Ext>, onWorking?: (isWorking: boolean) => void) {
  const dispatch = useDispatch();
  const underWay = useRef(new Set<string>());
  const [ended, setEnded] = useState<readonly ChangedRow<Fields>[]>([]);
  const [isSearching, setIsSearching] = useState(false);

  /** Resolves to those that are as they were asked to be. */
  const send = async (asked: readonly RecordDraft<Fields>[]) => {
    const drafts = asked.filter(({ id }) => !underWay.current.has(String(id)));
    if (drafts.length === 0) return [];
    for (const { id } of drafts) underWay.current.add(String(id));
    setEnded([]);
    onWorking?.(true);
    const onSearch = () => setIsSearching(true);
    const ends: readonly RecordEnd<Fields>[] = await dispatch(
      saveRecords(kind, drafts, { onSearch }) as never,
    );
    for (const { id } of drafts) underWay.current.delete(String(id));
    onWorking?.(underWay.current.size > 0);
    setIsSearching(false);
    const changed = drafts.flatMap((draft, at) => {
      const end = ends[at];
      return end ? [{ draft, end }] : [];
    });
    setEnded(changed);
    return drafts.filter((_draft, at) => ends[at]?.status === 'saved');
  };

  return {
    kind,
    /** How the last change ended, row by row, until it is dismissed. */
    ended,
    isSearching,
    run: (rows: readonly Row[], edits: Partial<Fields>) =>
      send(rows.map((row) => kind.draftOf(row, edits))),
    send,
    /** Has the news say what became of a row that a dialog has changed. */
    tell: (row: ChangedRow<Fields>) => setEnded([row]),
    dismiss: () => setEnded([]),
  };
}

export type RowChanges<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
> = ReturnType<typeof useRowChanges<Row, Fields, Ext>>;
