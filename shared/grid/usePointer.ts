import { useRef, type MouseEvent } from 'react';
import type { Cell } from './range';
import type { EditingCell } from './useEditing';
import type { Selecting } from './useSelection';

/** The cell that an event happened in. */
export const cellOf = (target: EventTarget | null): Cell | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset.cell ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
};

export const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input') !== null;

/** A click goes to a cell, Shift and dragging select a range, a double click or a tap edits. */
export function usePointer({ select }: Selecting, editing: EditingCell) {
  const isDragging = useRef(false);

  return {
    onMouseDown: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      if (!cell || event.button !== 0 || isControl(event.target)) return;
      // The focus is set with the selection; the browser would select text as well.
      event.preventDefault();
      if (!editing.close()) return;
      editing.stopFilling();
      isDragging.current = true;
      addEventListener('mouseup', () => (isDragging.current = false), { once: true });
      select(cell, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      if (cell && isDragging.current && event.buttons === 1) select(cell, true);
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!isControl(event.target)) editing.start();
    },
    onClick: (event: MouseEvent) => {
      const { pointerType } = event.nativeEvent as PointerEvent;
      if (pointerType === 'touch' && !isControl(event.target)) editing.start();
    },
  };
}
