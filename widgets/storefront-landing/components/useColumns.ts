import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of a row, and of a column at least, as in the style sheet. */
export const rowHeight = 56;
const columnWidth = 240;
const gap = 16;

/** How many entries stand beside each other, as the style sheet lays them out. */
export function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setColumns(Math.max(1, Math.floor((element.clientWidth + gap) / (columnWidth + gap))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columns;
}
