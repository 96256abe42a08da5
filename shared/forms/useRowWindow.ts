import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows up to which all of a list are drawn. */
const shortList = 60;

/** Rows above and below those in sight that are drawn as well. */
const margin = 8;

/** Rows in sight where there is no layout to ask. */
const guessedRows = 8;

export interface RowWindow {
  /** The rows to draw: from `first` up to and without `last`. */
  first: number;
  last: number;
  /** Pixels of the rows that are not drawn, above and below. */
  above: number;
  below: number;
  /** For the `onScroll` of the list. */
  look: () => void;
  /** Scrolls a row into sight, and draws it. */
  reveal: (index: number) => void;
}

/**
 * Which rows of a scrolling list, all of one height, are drawn. The active one is in sight when the list opens, and
 * when it has other rows; -1 is none. `guessedHeight` is that of a row before one was drawn, in pixels.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  options: readonly unknown[],
  active: number,
  guessedHeight: number,
): RowWindow {
  const [seen, setSeen] = useState({ top: 0, height: 0, row: guessedHeight });
  const count = options.length;

  const look = () => {
    const element = list.current;
    if (!element) return;
    const { scrollTop: top, clientHeight: height } = element;
    // Nothing has a height where nothing is laid out.
    const drawn = element.querySelector<HTMLElement>('[role=option]')?.offsetHeight ?? 0;
    setSeen({ top, height, row: drawn > 0 ? drawn : guessedHeight });
  };
  const reveal = (index: number) => {
    const element = list.current;
    if (!element) return;
    scrollTo(element, index * seen.row, (index + 1) * seen.row);
    look();
  };

  // A list that is closed cannot be scrolled.
  useLayoutEffect(() => {
    if (list.current && active >= 0) {
      scrollTo(list.current, active * seen.row, (active + 1) * seen.row);
    }
  }, [list, options, active, seen.row]);

  const shown = { look, reveal };
  if (count <= shortList) return { ...shown, first: 0, last: count, above: 0, below: 0 };
  const top = Math.floor(seen.top / seen.row);
  const rows = Math.ceil(seen.height / seen.row) || guessedRows;
  const first = Math.min(Math.max(0, top - margin), count);
  const last = Math.min(count, top + rows + margin);
  return { ...shown, first, last, above: first * seen.row, below: (count - last) * seen.row };
}

/** Scrolls as little as needed for what is between `top` and `bottom`, in pixels. */
function scrollTo(element: HTMLElement, top: number, bottom: number): void {
  const { scrollTop, clientHeight } = element;
  if (top < scrollTop) element.scrollTop = Math.max(0, top);
  else if (bottom > scrollTop + clientHeight) element.scrollTop = bottom - clientHeight;
}
