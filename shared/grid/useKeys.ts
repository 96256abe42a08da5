import { useRef, type KeyboardEvent } from 'react';
import type { GridActions } from './column';
import { cellAfter, type Cell } from './range';
import { cellOf } from './usePointer';
import type { EditingCell } from './useEditing';
import type { Selecting } from './useSelection';

interface Size {
  rows: number;
  columns: number;
}

interface Parts {
  size: Size;
  selecting: Selecting;
  editing: EditingCell;
  actions: GridActions;
  fillDown: () => void;
}

/** What the keys of a spreadsheet do while no cell is being edited. */
export function useKeys({ size, selecting, editing, actions, fillDown }: Parts) {
  const { active, select } = selecting;
  // Tab goes on to the next cell to fill in, and after Escape out of the grid.
  const isLeaving = useRef(false);

  const selectAll = () => {
    select({ row: 0, column: 0 });
    select({ row: size.rows - 1, column: size.columns - 1 }, true);
  };
  const withCtrl: Record<string, (() => void) | undefined> = {
    z: actions.undo,
    y: actions.redo,
    Z: actions.redo,
    d: fillDown,
    a: selectAll,
  };
  const enter = (step: 1 | -1) => {
    const row = Math.min(Math.max(active.row + step, 0), size.rows - 1);
    select({ ...active, row });
  };

  /** Answers whether the key did something. */
  const press = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, altKey } = event;
    // The buttons of the header are on the way to the cells and have their own keys.
    if (!cellOf(event.target)) return key === 'ArrowDown' && go(active, false);
    const isCtrl = event.ctrlKey || event.metaKey;
    const wasLeaving = isLeaving.current;
    if (key !== 'Shift') isLeaving.current = key === 'Escape';

    if (key === 'Tab') return !wasLeaving && editing.tab(shiftKey ? -1 : 1);
    const next = cellAfter(active, { key, isCtrl, ...size, isRightToLeft: isRightToLeft(event) });
    if (next && !altKey) return go(next, shiftKey);
    if (isCtrl) return run(withCtrl[key]);
    // A button in a cell has its own Enter and space.
    if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)
      return false;
    if (key === 'Enter') return run(() => enter(shiftKey ? -1 : 1));
    if (!editing.isEditable(active) || altKey) return false;
    if (key === 'F2') return run(() => editing.start());
    if (key === 'Backspace' || key === 'Delete') return run(() => editing.start(''));
    return key.length === 1 && key !== ' ' && run(() => editing.start(key));
  };
  const go = (cell: Cell, isRange: boolean) => {
    select(cell, isRange);
    return true;
  };

  return (event: KeyboardEvent) => {
    if (press(event)) event.preventDefault();
  };
}

const run = (action: (() => void) | undefined): boolean => {
  action?.();
  return action !== undefined;
};

const isRightToLeft = ({ currentTarget }: KeyboardEvent): boolean =>
  getComputedStyle(currentTarget).direction === 'rtl';
