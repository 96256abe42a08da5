import { useEffect, useState, type ReactNode } from 'react';
import type { NearWindow } from '../ui/NearWindow';
import { useLazy } from '../ui/useLazy';
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

const loadWindow = async () => (await import('../ui/NearWindow')).NearWindow;

/** The cards of a list that grows, page by page: from the third page on, what is far from the window is not drawn. */
export function CardPages<Row>({ pages, keyOf, isDimmed, children, ...look }: Props<Row>) {
  const { returnsTo, leave } = useReturnPlace(pages.length > 0);
  const [window, load] = useLazy(loadWindow);
  useEffect(() => {
    if (pages.length >= alwaysDrawn) load();
  }, [load, pages.length]);
  const Windowed = window.status === 'ready' ? window.value : null;

  return (
    <div className={`ww-card-pages ${isDimmed ? 'ww-dimmed' : ''}`} aria-busy={isDimmed}>
      {pages.map((page, index) => (
        <Page
          // Pages only follow each other: each has its place.
          key={index}
          {...look}
          Windowed={index < alwaysDrawn ? null : Windowed}
          isPinned={page.some((row) => keyOf(row) === returnsTo)}
        >
          {() =>
            page.map((row) => <li key={keyOf(row)}>{children(row, () => leave(keyOf(row)))}</li>)
          }
        </Page>
      ))}
    </div>
  );
}

interface PageProps {
  className: string;
  guessedHeight: number;
  Windowed: typeof NearWindow | null;
  isPinned: boolean;
  children: () => ReactNode;
}

/** As it was drawn first it stays: to be drawn anew would cost what has the focus in it. */
function Page({ Windowed: now, children, className, ...rest }: PageProps) {
  const [{ Windowed }] = useState({ Windowed: now });
  if (!Windowed) return <ul className={className}>{children()}</ul>;
  return (
    <Windowed className={className} isWindowed {...rest}>
      {children}
    </Windowed>
  );
}
