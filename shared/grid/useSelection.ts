import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { within, type Cell, type Selection } from './range';

const start: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

export interface Selecting extends Selection {
  /** Makes a cell the active one; with `isRange` the range grows to it. The focus follows. */
  select: (cell: Cell, isRange?: boolean) => void;
  /** The cell that the focus came to by itself. */
  focused: (cell: Cell) => void;
  /** The focus left for something outside, or for nothing. */
  blurred: (event: FocusEvent) => void;
  /** Where the focus goes when nothing else takes it. */
  keepFocus: () => void;
}

/** The active cell, the range that goes with it, and the focus, which is always on the active cell. */
export function useSelection(
  table: RefObject<HTMLElement | null>,
  rows: number,
  columns: number,
): Selecting {
  const [selection, setSelection] = useState(start);
  const wantsFocus = useRef(false);
  const hasFocus = useRef(false);
  const active = within(selection.active, rows, columns);
  const anchor = within(selection.anchor, rows, columns);

  // After each drawing: the cell may only now be there, and the focused one may just have gone.
  useLayoutEffect(() => {
    // Its row is gone, and the focus with it.
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!wantsFocus.current && !isLost) return;
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
      setSelection((before) => ({ active: cell, anchor: isRange ? before.anchor : cell }));
    },
    blurred: ({ currentTarget, target }) => {
      // An element that goes may lose the focus first: then it is lost, and not gone elsewhere.
      queueMicrotask(() => {
        if (target.isConnected && !currentTarget.contains(document.activeElement))
          hasFocus.current = false;
      });
    },
    focused: (cell) => {
      hasFocus.current = true;
      if (cell.row !== active.row || cell.column !== active.column)
        setSelection({ active: cell, anchor: cell });
    },
    keepFocus: () => {
      wantsFocus.current = true;
    },
  };
}
