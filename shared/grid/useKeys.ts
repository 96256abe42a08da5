import type { KeyboardEvent } from 'react';
import type { CellEdit, GridActions } from './column';
import { cellAfter, isSingle, rangeOf, type Cell, type Range } from './range';
import type { EditingCell } from './useEditing';
import { cellOf, isControl } from './usePointer';
import type { Selecting } from './useSelection';

interface Size {
  rows: number;
  columns: number;
}

interface Parts {
  size: Size;
  /** Without what is made of the others. */
  own: Size;
  selecting: Selecting;
  editing: EditingCell;
  actions: GridActions;
  fillDown: () => void;
  /** Empties the cells of a range. */
  clear: (range: Range) => void;
  /** Says what a step back or forward has changed. */
  tellStep: (edits: readonly CellEdit[]) => void;
}

/** What the keys of a spreadsheet do while no cell is being edited. */
export function useKeys({ size, own, selecting, editing, actions, fillDown, ...parts }: Parts) {
  const { active, select } = selecting;
  const range = rangeOf(selecting);
  const isRange = !isSingle(range);
  const last = { row: size.rows - 1, column: size.columns - 1 };

  const selectFrom = (from: Cell, to: Cell) => {
    editing.stopFilling();
    select(from);
    select(to, true);
  };
  const selectRow = () =>
    selectFrom({ row: active.row, column: own.columns - 1 }, { row: active.row, column: 0 });
  const selectColumn = () =>
    selectFrom({ row: own.rows - 1, column: active.column }, { row: 0, column: active.column });
  const step = (act: GridActions['undo']) => act && (() => parts.tellStep(act()));
  const withCtrl: Record<string, (() => void) | undefined> = {
    z: step(actions.undo),
    y: step(actions.redo),
    'shift z': step(actions.redo),
    d: fillDown,
    a: () => selectFrom({ row: 0, column: 0 }, last),
    ' ': selectColumn,
  };
  const escape = () => {
    editing.stopFilling();
    select(active);
  };

  /** Returns whether the key did something. */
  const press = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, altKey } = event;
    // The buttons of the header are on the way to the cells and have their own keys.
    if (!cellOf(event.target)) return key === 'ArrowDown' && go(active, false);
    const isCtrl = event.ctrlKey || event.metaKey;

    if (key === 'Tab') return editing.isFilling && editing.tab(shiftKey ? -1 : 1);
    if (key === 'Escape') return (isRange || editing.isFilling) && run(escape);
    const next = cellAfter(active, { key, isCtrl, ...size, isRightToLeft: isRightToLeft(event) });
    if (next && !altKey) return go(next, shiftKey);
    if (isCtrl) return !altKey && run(withCtrl[`${shiftKey ? 'shift ' : ''}${letterOf(event)}`]);
    if (key === ' ' && shiftKey) return run(selectRow);
    // A button in a cell has its own Enter and space.
    if (isControl(event.target)) return false;
    if (key === 'Enter') return run(() => editing.enter(shiftKey ? -1 : 1));
    if (key === 'Delete' && isRange) return run(() => parts.clear(range));
    if (!editing.isEditable(active) || altKey) return false;
    if (key === 'F2') return run(() => editing.start());
    if (key === 'Backspace' || key === 'Delete') return run(() => editing.start(''));
    return key.length === 1 && key !== ' ' && run(() => editing.start(key));
  };
  const go = (cell: Cell, isRangeGrowing: boolean) => {
    editing.stopFilling();
    select(cell, isRangeGrowing);
    return true;
  };

  return (event: KeyboardEvent) => {
    if (press(event)) event.preventDefault();
  };
}

/** The letter of a key, whatever Caps Lock says; where a keyboard has other letters, the Latin one of that key. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z ]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();

const run = (action: (() => void) | undefined): boolean => {
  action?.();
  return action !== undefined;
};

const isRightToLeft = ({ currentTarget }: KeyboardEvent): boolean =>
  getComputedStyle(currentTarget).direction === 'rtl';
