import { useEffect, useRef, type RefObject } from 'react';
import { focusedElement, mayTakeFocus } from '../focus/focused';
import type { CellEdit, GridHandle } from '../grid/column';

interface Options {
  handle: RefObject<GridHandle | null>;
  isShown: (rowKey: string) => boolean;
  /** Makes the screen show the row of an edit. */
  reveal: (edit: CellEdit) => void;
}

interface Sought {
  edit: CellEdit;
  from: Element | null;
  isAskedFor: boolean;
}

/**
 * Leads to the row of a step back or forward where it is not shown, unless the person has gone on elsewhere by then.
 * Returns what hears of each step, also where the grid itself is not there, and passes it on.
 */
export function useStepLead({ handle, isShown, reveal }: Options) {
  const sought = useRef<Sought | null>(null);
  // After the drawing that the step leads to: a filter may let its row through no longer.
  useEffect(() => {
    const { current } = sought;
    if (!current) return;
    const { edit, from, isAskedFor } = current;
    if (!isShown(edit.rowKey)) {
      if (!isAskedFor) reveal(edit);
      current.isAskedFor = true;
      return;
    }
    sought.current = null;
    const isInGrid = focusedElement()?.matches('[data-cell]') === true;
    if (isAskedFor && (isInGrid || mayTakeFocus(from)))
      handle.current?.focusCell(edit.rowKey, edit.columnId);
  });
  return (step: readonly CellEdit[]): readonly CellEdit[] => {
    const [edit] = step;
    sought.current = edit ? { edit, from: focusedElement(), isAskedFor: false } : null;
    return step;
  };
}
