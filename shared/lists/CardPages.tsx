import type { ReactNode } from 'react';
import { NearWindow } from '../ui/NearWindow';
import { useReturnPlace } from './useReturnPlace';

interface Props<Row> {
  pages: readonly (readonly Row[])[];
  /** A card's `data-card`, too. */
  keyOf: (row: Row) => string;
  /** Of the list of a page. */
  className: string;
  /** Pixels of a page, as a first guess. */
  guessedHeight: number;
  /** While others are on their way. */
  isDimmed: boolean;
  /** Draws one card; `onLeave` is called when its link is followed. */
  children: (row: Row, onLeave: () => void) => ReactNode;
}

/** Pages that are drawn wherever the window stands. */
const alwaysDrawn = 2;

/** The cards of a list that grows, page by page: from the third page on, what is far from the window is not drawn. */
export function CardPages<Row>({ pages, keyOf, isDimmed, children, ...look }: Props<Row>) {
  const { returnsTo, leave } = useReturnPlace(pages.length > 0);
  return (
    <div className={`ww-card-pages ${isDimmed ? 'ww-dimmed' : ''}`} aria-busy={isDimmed}>
      {pages.map((page, index) => (
        <NearWindow
          // Pages only follow each other: each has its place.
          key={index}
          {...look}
          isWindowed={index >= alwaysDrawn}
          // Drawn once, its height is known: after Back the browser finds its place again.
          startsNear
          isPinned={page.some((row) => keyOf(row) === returnsTo)}
        >
          {() =>
            page.map((row) => <li key={keyOf(row)}>{children(row, () => leave(keyOf(row)))}</li>)
          }
        </NearWindow>
      ))}
    </div>
  );
}
