import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { focusedElement } from '../focus/focused';
import type { GridSource, TypedCell } from './column';
import { within, type Cell, type Selection } from './range';

/** A cell and the key of its row: rows come and go above it while a person types in it. */
interface KeyedCell extends Cell {
  key: string | null;
}

// Of no row yet: until the focus comes it is the first, whichever that is.
const start: KeyedCell = { row: 0, column: 0, key: null };

export interface Selecting extends Selection {
  /** Makes a cell the active one; with `isRange` the range grows to it. The focus follows. */
  select: (cell: Cell, isRange?: boolean) => void;
  /** The cell that the focus came to by itself, or to the field in it. */
  focused: (cell: Cell, isTyping: boolean) => void;
  /** The focus left for something outside, or for nothing. */
  blurred: (event: FocusEvent) => void;
  /** Where the focus goes when nothing else takes it. */
  keepFocus: () => void;
}

/** The active cell, the range that goes with it, and the focus, which is always on the active cell. */
export function useSelection<Row>(
  table: RefObject<HTMLElement | null>,
  { rows, columns, keyOf }: GridSource<Row>,
  first?: TypedCell | null,
): Selecting {
  const [selection, setSelection] = useState(() => {
    const column = columns.findIndex(({ id }) => id === first?.columnId);
    const active = first ? { row: 0, column, key: first.rowKey } : start;
    return { active, anchor: active };
  });
  const wantsFocus = useRef(false);
  const hasFocus = useRef(false);
  const isTyping = useRef(false);

  const keyAt = (row: number) => (rows[row] === undefined ? null : keyOf(rows[row]));
  const keyed = (cell: Cell): KeyedCell => ({ ...cell, key: keyAt(cell.row) });
  const found = ({ key, row, column }: KeyedCell): Cell => {
    const isThere = key === null || keyAt(row) === key;
    const now = isThere ? row : rows.findIndex((each) => keyOf(each) === key);
    return within({ row: now < 0 ? row : now, column }, rows.length, columns.length);
  };
  const active = found(selection.active);
  const anchor = found(selection.anchor);

  // After each render: the cell may only now be there, and the focused one may just have gone.
  useLayoutEffect(() => {
    // Its row is gone, and the focus with it.
    const isLost = hasFocus.current && focusedElement(table.current) === null;
    if (!wantsFocus.current && !isLost) return;
    // What is typed next is not meant for the row that now stands there.
    const isGone = keyAt(active.row) !== selection.active.key;
    if (isLost && isGone && isTyping.current && !wantsFocus.current) {
      table.current?.focus();
      return;
    }
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-cell="${active.row}:${active.column}"]`,
    );
    if (!cell) return;
    wantsFocus.current = false;
    (cell.querySelector<HTMLElement>('input, button, a') ?? cell).focus();
  });

  return {
    active,
    anchor,
    select: (cell, isRange = false) => {
      wantsFocus.current = true;
      setSelection((before) => ({
        active: keyed(cell),
        anchor: isRange ? before.anchor : keyed(cell),
      }));
    },
    blurred: ({ currentTarget, target }) => {
      // An element that goes may lose the focus first: then it is lost, and not gone elsewhere.
      queueMicrotask(() => {
        if (target.isConnected && !currentTarget.contains(focusedElement(currentTarget)))
          hasFocus.current = false;
      });
    },
    focused: (cell, isField) => {
      hasFocus.current = true;
      isTyping.current = isField;
      // Another row may stand there by now.
      const isSame = cell.row === active.row && cell.column === active.column;
      if (!isSame || keyAt(cell.row) !== selection.active.key)
        setSelection({ active: keyed(cell), anchor: keyed(cell) });
    },
    keepFocus: () => {
      wantsFocus.current = true;
    },
  };
}
