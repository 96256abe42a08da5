import { useMemo, useState } from 'react';
import { useLeaveGuard } from '../drafts/useLeaveGuard';
import { createAttemptKeys } from '../http/attemptKeys';
import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import { useWidget } from '../mount/WidgetContext';
import type { WordedKind } from './describeRecord';
import type { RecordDraft } from './recordEdits';
import { useRecordDrafts } from './useRecordDrafts';
import { useRecordEditing } from './useRecordEditing';

interface Options<Row, Fields> {
  /** Names the drafts of this list among those of the widget: its address or its id. */
  list: string | number;
  /** The records that the screen shows: a draft that one of them has by now is not offered. */
  rows: readonly Row[];
  /** Nobody may edit: no draft is offered and nothing taken back. What is open stays, and is told of. */
  isOff?: boolean;
  /** Takes the last save back, where that needs no dialog. */
  onUndo?: (back: RecordDraft<Fields>) => void;
}

/**
 * Edits records of one kind, one at a time: what is entered is kept as the difference to what was read, past a reload
 * too; it is saved by `saveRecord`; a conflict is decided field by field; a save can be taken back by a new one.
 * `RecordDialog` draws all of it.
 *
 * @example
 * const editor = useRecordEditor(brandRecord, { list: vendorId, rows: answer.brands });
 * useTasks(onTasks, editor.take);
 * return <RecordDialog editor={editor}>{(form) => <TextField {...form.text('name')} />}</RecordDialog>;
 */
export function useRecordEditor<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>(kind: WordedKind<Row, Fields, Ext>, { list, rows, isOff = false, onUndo }: Options<Row, Fields>) {
  const { name, config } = useWidget();
  const [keys] = useState(() => createAttemptKeys(name, config.user?.id ?? null));
  const [saved, setSaved] = useState<RecordDraft<Fields> | null>(null);
  const editing = useRecordEditing(kind, { keys, onSaved: setSaved });
  const { work, shown, isBusy } = editing;
  const back = saved && kind.hasUndo && !isOff ? kind.backOf(saved) : null;

  const start = (draft: RecordDraft<Fields>) => {
    // What can be taken back stays so until something else is saved.
    if (!kind.hasUndo) setSaved(null);
    editing.open(draft);
  };
  const open = (row: Row | null) => {
    if (row) start(kind.draftOf(row, {}));
    else if (kind.blank) start({ id: null, base: kind.blank, edits: {} });
  };

  const kept = useMemo(() => work && kind.keptOf(work), [work, kind]);
  const offered = useRecordDrafts({
    record: list,
    schema: kind.draftsSchema,
    work: kept,
    openEdits: kind.openEdits,
    unsavedOf: (drafts) =>
      kind.unsavedOf(
        drafts,
        rows.map((row) => ({ ...kind.fieldsOf(row), id: row.id })),
      ),
    isBusy,
  });
  // Also of what is not kept: it goes with the page.
  useLeaveGuard(work !== null && kind.openEdits(work.edits, work.base) !== null);

  return {
    ...editing,
    kind,
    /** What of the work the server does not have; null for nothing. */
    edits: shown && kind.openEdits(shown.edits, shown.base),
    /** Opens a record; null for a new one. */
    open,
    start,
    /** For `useTasks`. */
    take: (row: Row | null, mayOpen: boolean) => {
      if (mayOpen) open(row);
    },
    offered: !isOff &&
      offered && {
        ...offered,
        /** Opens it; what is typed already counts. */
        restore: (typed: Partial<Fields> = {}) => {
          const { draft, leave } = offered;
          start({ ...draft, edits: { ...draft.edits, ...typed } });
          leave();
        },
      },
    /** What was saved last, until it is dismissed. */
    saved,
    dismiss: () => setSaved(null),
    /** Opens what was saved last with what it had before; null where nothing can be taken back. */
    undo:
      back &&
      (() => {
        if (!onUndo) {
          start(back);
          return;
        }
        setSaved(null);
        onUndo(back);
      }),
  };
}

export type RecordEditor<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
> = ReturnType<typeof useRecordEditor<Row, Fields, Ext>>;
