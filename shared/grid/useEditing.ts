import { useState } from 'react';
import type { Leave } from './CellEditor';
import type { GridActions, GridSource } from './column';
import type { Typing } from './GridCell';
import { cellAfter, nextEditable, type Cell } from './range';
import type { Selecting } from './useSelection';

export interface EditingCell {
  typing: Typing | null;
  /** Opens the editor of the active cell; `text` in place of its value when it was typed over. */
  start: (text?: string) => void;
  isEditable: (cell: Cell) => boolean;
  /** Goes to the next cell that can be edited. Answers false when there is none. */
  tab: (step: 1 | -1) => boolean;
}

/** The editor of the active cell: Enter and leaving it commit, Escape and an empty field restore. */
export function useEditing<Row>(
  { rows, columns, keyOf }: GridSource<Row>,
  { active, select, keepFocus }: Selecting,
  actions: GridActions,
): EditingCell {
  const [typed, setTyped] = useState<{ key: string; text: string; error: string | null } | null>(
    null,
  );
  const size = { rows: rows.length, columns: columns.length };
  const column = columns[active.column];
  const row = rows[active.row];
  const value = column && row !== undefined ? (column.edit?.value(row) ?? null) : null;
  const key = row === undefined ? '' : JSON.stringify([keyOf(row), column?.id]);

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
    if (!column?.edit || row === undefined || value === null || text.trim() === '') return true;
    const reading = column.edit.read(text);
    if (!reading.ok) {
      setTyped({ key, text, error: reading.says });
      return false;
    }
    const rowKey = keyOf(row);
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

  const handleLeave = (text: string, how: Leave) => {
    const isTaken = how === 'restore' || commit(text);
    if (!isTaken) return;
    setTyped(null);
    if (how !== 'stay') move(how);
  };

  const isOpen = typed !== null && typed.key === key && value !== null;
  return {
    typing: isOpen ? { text: typed.text, error: typed.error, onLeave: handleLeave } : null,
    start: (text) => {
      if (value !== null) setTyped({ key, text: text ?? value, error: null });
    },
    isEditable,
    tab,
  };
}
