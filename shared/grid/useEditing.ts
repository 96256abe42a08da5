import { useState } from 'react';
import { t } from '../page/i18n';
import type { Draft, Leave } from './CellEditor';
import type { Editing, GridActions, GridDraft, GridSource } from './column';
import type { Typing } from './GridCell';
import { nextEditable, type Cell } from './range';
import type { Selecting } from './useSelection';
import { useTelling } from './useTelling';

export interface EditingCell {
  typing: Typing | null;
  /** Opens the editor of the active cell; `text` instead of its value when it was typed over. */
  start: (text?: string) => void;
  /** Commits what is typed. Returns false when it cannot be read: it then stays in the field. */
  close: () => boolean;
  /** Closes the editor and changes nothing. */
  cancel: () => void;
  isEditable: (cell: Cell) => boolean;
  /** Whether Tab goes from cell to cell: since it did so out of an editor, until the person goes another way. */
  isFilling: boolean;
  /** Goes to the next cell that can be edited. Returns false when there is none. */
  tab: (step: 1 | -1) => boolean;
  /** Goes up or down; after Tab to the column in which the row was begun. */
  enter: (step: 1 | -1) => void;
  stopFilling: () => void;
}

/** What is typed into a cell, and why it could not be read. */
interface Typed {
  rowKey: string;
  columnId: string;
  draft: Draft;
  /** What the cell held when it was opened. */
  opened: string | null;
  error: string | null;
}

const draftOf = (text: string, is: Partial<Draft> = {}): Draft => ({
  text,
  selection: null,
  isTouched: false,
  isRestored: false,
  ...is,
});

const written = <Row>({ write }: Editing<Row>, value: string) => write?.(value) ?? value;

/** The editor of the active cell: Enter and leaving it commit, Escape and an empty field restore. */
export function useEditing<Row>(
  source: GridSource<Row>,
  { active, select, keepFocus }: Selecting,
  actions: GridActions,
  draft?: GridDraft,
): EditingCell {
  const { rows, columns, keyOf } = source;
  const [typed, setTyped] = useState<Typed | null>(() => restored(draft, source));
  /** The column in which a row was begun that is filled by Tab. */
  const [firstColumn, setFirstColumn] = useState<number | null>(null);
  const size = { rows: rows.length, columns: columns.length };
  const column = columns[active.column];
  const row = rows[active.row];
  const value = column && row !== undefined ? (column.edit?.value(row) ?? null) : null;
  const rowKey = row === undefined ? null : keyOf(row);
  const isGone = typed !== null && !rows.some((each) => keyOf(each) === typed.rowKey);
  // Should the row come back, nothing is typed in it.
  if (isGone) setTyped(null);

  const isOpen = typed?.rowKey === rowKey && typed.columnId === column?.id && value !== null;

  const tell = useTelling({
    held: isOpen && typed.draft.isTouched ? typed.draft : null,
    isClosed: typed === null,
    value,
    isSame: (text) => {
      if (!column?.edit || row === undefined || text.trim() === '') return true;
      const reading = column.edit.read(text, row);
      return reading.ok && reading.value === value;
    },
    tell: (text) =>
      draft?.onTyping(
        text === null || rowKey === null || !column ? null : { rowKey, columnId: column.id, text },
      ),
  });

  const isEditable = (cell: Cell) => {
    const found = rows[cell.row];
    return found !== undefined && typeof columns[cell.column]?.edit?.value(found) === 'string';
  };
  const tab = (step: 1 | -1) => {
    const next = nextEditable(active, step, size, isEditable);
    setFirstColumn(next ? (firstColumn ?? active.column) : null);
    if (next) select(next);
    return next !== null;
  };
  const enter = (step: 1 | -1) => {
    const to = Math.min(Math.max(active.row + step, 0), size.rows - 1);
    setFirstColumn(null);
    select({ row: to, column: firstColumn ?? active.column });
  };

  /** Returns false when the text cannot be read: it then stays in the field. */
  const commit = (text: string): boolean => {
    if (!column?.edit || row === undefined || rowKey === null || value === null) return true;
    if (text.trim() === '') return true;
    if (typed?.draft.isTouched !== true) return true;
    const reading = column.edit.read(text, row);
    if (!reading.ok) {
      setTyped((before) => before && { ...before, error: reading.says });
      return false;
    }
    if (column.edit.asksAtZero && Number(reading.value) === 0) actions.zero?.([rowKey]);
    else if (reading.value !== value)
      actions.edit([{ rowKey, columnId: column.id, from: value, to: reading.value }]);
    return true;
  };

  const move = (how: Leave) => {
    if (how === 'down' || how === 'up') enter(how === 'down' ? 1 : -1);
    else if (how === 'restore' || !tab(how === 'next' ? 1 : -1)) keepFocus();
  };

  const take = (text: string): boolean => {
    const isTaken = commit(text);
    if (isTaken) {
      setTyped(null);
      // Whoever left the cell for a button finds nothing typed any more when it is pressed.
      draft?.onTyping(null);
    }
    return isTaken;
  };
  const handleLeave = (text: string, how: Leave): boolean => {
    if (how === 'restore') setTyped(null);
    else if (!take(text)) return false;
    if (how !== 'stay') move(how);
    return true;
  };

  const isNews = isOpen && typed.opened !== null && typed.opened !== value && column.edit;
  const typing: Typing | null = isOpen
    ? {
        draft: typed.draft,
        error: typed.error,
        news: isNews
          ? t('Changed to %(value)s meanwhile.', { value: written(isNews, value) })
          : null,
        onType: (text) => {
          Object.assign(typed.draft, { text, isTouched: true });
          tell(text);
        },
        onLeave: handleLeave,
      }
    : null;
  return {
    typing,
    start: (text) => {
      if (value === null || rowKey === null || !column?.edit) return;
      setTyped({
        rowKey,
        columnId: column.id,
        draft: draftOf(text ?? written(column.edit, value), { isTouched: text !== undefined }),
        opened: value,
        error: null,
      });
      if (text) tell(text);
    },
    close: () => !isOpen || take(typed.draft.text),
    cancel: () => setTyped(null),
    isEditable,
    isFilling: firstColumn !== null,
    tab,
    enter,
    stopFilling: () => setFirstColumn(null),
  };
}

/** What an earlier visit left typed. What cannot be read says so at once: nobody will leave the field, who is not in it. */
function restored<Row>(
  draft: GridDraft | undefined,
  { rows, columns, keyOf }: GridSource<Row>,
): Typed | null {
  if (!draft?.initial) return null;
  const { text, ...cell } = draft.initial;
  const is = { isTouched: true, isRestored: true };
  const row = rows.find((each) => keyOf(each) === cell.rowKey);
  const edit = columns.find(({ id }) => id === cell.columnId)?.edit;
  const reading = row !== undefined && edit ? edit.read(text, row) : undefined;
  const error = text.trim() === '' || !reading || reading.ok ? null : reading.says;
  return { ...cell, draft: draftOf(text, is), opened: null, error };
}
