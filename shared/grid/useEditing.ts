import { useState } from 'react';
import type { Draft, Leave } from './CellEditor';
import type { GridActions, GridSource } from './column';
import type { Typing } from './GridCell';
import { cellAfter, nextEditable, type Cell } from './range';
import type { Selecting } from './useSelection';

export interface EditingCell {
  typing: Typing | null;
  /** Opens the editor of the active cell; `text` in place of its value when it was typed over. */
  start: (text?: string) => void;
  /** Commits what is typed. Answers false when it cannot be read: it then stays in the field. */
  close: () => boolean;
  isEditable: (cell: Cell) => boolean;
  /** Goes to the next cell that can be edited. Answers false when there is none. */
  tab: (step: 1 | -1) => boolean;
}

/** What is typed into a cell, and why it could not be read. */
interface Typed {
  rowKey: string;
  columnId: string;
  draft: Draft;
  error: string | null;
}

function draftOf(text: string): Draft {
  let now = text;
  return { read: () => now, write: (typed) => void (now = typed) };
}

/** The editor of the active cell: Enter and leaving it commit, Escape and an empty field restore. */
export function useEditing<Row>(
  { rows, columns, keyOf }: GridSource<Row>,
  { active, select, keepFocus }: Selecting,
  actions: GridActions,
): EditingCell {
  const [typed, setTyped] = useState<Typed | null>(null);
  const size = { rows: rows.length, columns: columns.length };
  const column = columns[active.column];
  const row = rows[active.row];
  const value = column && row !== undefined ? (column.edit?.value(row) ?? null) : null;
  const rowKey = row === undefined ? null : keyOf(row);
  // Should the row come back, nothing is typed in it.
  if (typed && !rows.some((each) => keyOf(each) === typed.rowKey)) setTyped(null);

  const isEditable = (cell: Cell) => {
    const found = rows[cell.row];
    return found !== undefined && typeof columns[cell.column]?.edit?.value(found) === 'string';
  };
  const tab = (step: 1 | -1) => {
    const next = nextEditable(active, step, size, isEditable);
    if (next) select(next);
    return next !== null;
  };

  /** Answers false when the text cannot be read: it then stays in the field. */
  const commit = (text: string): boolean => {
    if (!column?.edit || rowKey === null || value === null || text.trim() === '') return true;
    const reading = column.edit.read(text);
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
    const isDone = how === 'next' ? tab(1) : how === 'previous' && tab(-1);
    if (isDone) return;
    const arrow = how === 'down' ? 'ArrowDown' : how === 'up' ? 'ArrowUp' : '';
    const next = cellAfter(active, { key: arrow, isCtrl: false, isRightToLeft: false, ...size });
    if (next) select(next);
    else keepFocus();
  };

  const take = (text: string): boolean => {
    const isTaken = commit(text);
    if (isTaken) setTyped(null);
    return isTaken;
  };
  const handleLeave = (text: string, how: Leave) => {
    if (how === 'restore') setTyped(null);
    else if (!take(text)) return;
    if (how !== 'stay') move(how);
  };

  const isOpen = typed?.rowKey === rowKey && typed.columnId === column?.id && value !== null;
  return {
    typing: isOpen ? { ...typed, onLeave: handleLeave } : null,
    start: (text) => {
      if (value === null || rowKey === null || !column) return;
      setTyped({ rowKey, columnId: column.id, draft: draftOf(text ?? value), error: null });
    },
    close: () => !isOpen || take(typed.draft.read()),
    isEditable,
    tab,
  };
}
