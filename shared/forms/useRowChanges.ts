import { useRef, useState } from 'react';
import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import { widgetHooks } from '../store/hooks';
import type { RecordKind } from './describeRecord';
import type { RecordDraft } from './recordEdits';
import type { SavedRow, SaveOptions } from './saveRecord';
import { saveRecords } from './saveRecords';

const { useAppDispatch: useDispatch } = widgetHooks<unknown>();

type Thunk<T> = (dispatch: never, getState: never, extra: never) => Promise<T>;

/** A kind of row of which one call changes several, such as by `saveTogether`. */
export interface TogetherKind<Row, Fields> {
  draftOf: (row: Row, edits: Partial<Fields>) => RecordDraft<Fields>;
  backOf: (saved: RecordDraft<Fields>) => RecordDraft<Fields> | null;
  saveAll: (
    drafts: readonly RecordDraft<Fields>[],
    options: SaveOptions,
  ) => Thunk<SavedRow<Fields>[]>;
}

const idOf = <Fields>({ draft }: SavedRow<Fields>) => String(draft.id);
const idsOf = <Fields>(rows: readonly SavedRow<Fields>[]) => new Set(rows.map(idOf));
const isDone = <Fields>({ end }: SavedRow<Fields>) => end.status === 'saved';

/** A row that was done twice counts once: as the later one, if that has a way back. */
function together<Fields>(
  before: readonly SavedRow<Fields>[],
  rows: readonly SavedRow<Fields>[],
  hasWay: (row: SavedRow<Fields>) => boolean,
): readonly SavedRow<Fields>[] {
  const again = idsOf(rows.filter(hasWay));
  const kept = before.filter((row) => !again.has(idOf(row)));
  const done = idsOf(kept.filter(isDone));
  return [...kept, ...rows.filter((row) => !isDone(row) || !done.has(idOf(row)))];
}

interface SendOptions extends Partial<SaveOptions> {
  /** What was done before is still said, and taken back together with this. */
  isMore?: boolean;
}

/**
 * Changes rows of a list: archives, activates, pauses or moves one or several, each once however often it is asked for.
 * `RowChangeNews` says what became of it. `onWorking` is told when something begins to be on its way, and when nothing
 * is any more.
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
>(
  kind: RecordKind<Row, Fields, Ext> | TogetherKind<Row, Fields>,
  onWorking?: (isWorking: boolean) => void,
) {
  const dispatch = useDispatch();
  const underWay = useRef(new Set<string>());
  const [ended, setEnded] = useState<readonly SavedRow<Fields>[]>([]);
  const [sought, setSought] = useState<readonly string[]>([]);

  /** Resolves to what became of those that were not on their way. */
  const send = async (
    asked: readonly RecordDraft<Fields>[],
    { isMore = false, onSearch }: SendOptions = {},
  ): Promise<readonly SavedRow<Fields>[]> => {
    const drafts = asked.filter(({ id }) => !underWay.current.has(String(id)));
    if (drafts.length === 0) return [];
    const ids = new Set(drafts.map(({ id }) => String(id)));
    for (const id of ids) underWay.current.add(id);
    // What became of other rows is still said where it was not done.
    const before = (now: readonly SavedRow<Fields>[]) =>
      now.filter((row) => (isDone(row) ? isMore : !ids.has(idOf(row))));
    setEnded(before);
    onWorking?.(true);
    const options = {
      onSearch: () => {
        setSought((now) => [...now, ...ids]);
        onSearch?.();
      },
    };
    const rows: readonly SavedRow<Fields>[] = await dispatch(
      ('saveAll' in kind
        ? kind.saveAll(drafts, options)
        : saveRecords(kind, drafts, options)) as never,
    );
    for (const id of ids) underWay.current.delete(id);
    onWorking?.(underWay.current.size > 0);
    setSought((now) => now.filter((id) => !ids.has(id)));
    const hasWay = ({ end }: SavedRow<Fields>) =>
      end.status === 'saved' && kind.backOf(end.draft) !== null;
    setEnded((now) => together(before(now), rows, hasWay));
    return rows;
  };

  return {
    kind,
    /** How changes ended, row by row: the last one until it is dismissed, and each row that was not changed. */
    ended,
    /** Whether an answer was lost, and what became of it is being looked for. */
    isSearching: sought.length > 0,
    run: (rows: readonly Row[], edits: Partial<Fields>, options?: SendOptions) =>
      send(
        rows.map((row) => kind.draftOf(row, edits)),
        options,
      ),
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
