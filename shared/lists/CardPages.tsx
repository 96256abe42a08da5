import { useMemo, useRef, useState, type ReactNode } from 'react';
import { NearWindow } from '../ui/NearWindow';
import type { KeptStates } from '../ui/useKeptState';
import { useMeasured } from '../ui/useMeasured';
import { useReturnPosition } from './useReturnPosition';

interface Props<Row> {
  pages: readonly (readonly Row[])[];
  /** A card's `data-card`, too. */
  keyOf: (row: Row) => string;
  /** Of the grids that the cards stand in. */
  className: string;
  /** Pixels of twelve cards, as a first guess. */
  guessedHeight: number;
  /** While others are on their way. */
  isDimmed: boolean;
  /** Draws one card; `onLeave` is called when its link is followed, `kept` is for `useKeptState`. */
  children: (row: Row, onLeave: () => void, kept: KeptStates) => ReactNode;
}

/** Cards that are drawn together, at least: whole rows where one to four, or six, stand beside each other. */
const leastChunk = 12;

/** Lists up to this long are drawn whole. */
const shortList = 48;

const columnsIn = ({ firstElementChild: grid }: HTMLElement) =>
  grid && (getComputedStyle(grid).gridTemplateColumns.match(/px/g)?.length ?? 1);

/**
 * The cards of a list that grows: of a long one what is far from the window is not drawn. After Back the card that was
 * left is drawn with what is around it, and the rest has the room that it had. What `useKeptState` has in a card stays.
 */
export function CardPages<Row>({ pages, keyOf, className, isDimmed, ...props }: Props<Row>) {
  const list = useRef<HTMLDivElement>(null);
  // Nothing is drawn before it is measured: cards that change their chunk are made anew.
  const columns = useMeasured(list, columnsIn, typeof ResizeObserver === 'undefined' ? 1 : 0);
  const rows = useMemo(() => pages.flat(), [pages]);
  const chunks = useMemo(() => chunksOf(rows, columns), [columns, rows]);
  const { returnsTo, heights, leave } = useReturnPosition(columns > 0 && rows.length > 0);
  const at = chunks.findIndex((chunk) => chunk.some((row) => keyOf(row) === returnsTo));
  const [kept] = useState(() => new Map<string, KeptStates>());
  const heightsNow = () =>
    [...(list.current?.children ?? [])].map((part) => part.getBoundingClientRect().height);
  return (
    <div className={`ww-card-pages ${isDimmed ? 'ww-dimmed' : ''}`} aria-busy={isDimmed} ref={list}>
      {chunks.map((chunk, index) => (
        <NearWindow
          // Chunks never change their order: the index is a stable key.
          key={index}
          className={className}
          isWindowed={rows.length > shortList}
          guessedHeight={(props.guessedHeight * chunk.length) / leastChunk}
          knownHeight={heights[index]}
          // Drawn once, its height is known. Where it is, only what is in the window has to be there at once.
          startsNear={heights[index] === undefined || Math.abs(index - at) <= 1}
          isPinned={index === at}
        >
          {() =>
            chunk.map((row) => (
              <li key={keyOf(row)}>
                {props.children(
                  row,
                  () => leave(keyOf(row), heightsNow()),
                  keptOf(kept, keyOf(row)),
                )}
              </li>
            ))
          }
        </NearWindow>
      ))}
    </div>
  );
}

/** Of one card: the same map each time. */
function keptOf(kept: Map<string, KeptStates>, key: string): KeptStates {
  const known = kept.get(key) ?? (new Map() as KeptStates);
  kept.set(key, known);
  return known;
}

/** One after another, each of whole rows; one that is empty while it is not known how many stand beside each other. */
function chunksOf<Row>(rows: readonly Row[], columns: number): Row[][] {
  if (columns === 0) return [[]];
  const length = columns * Math.ceil(leastChunk / columns);
  return Array.from({ length: Math.ceil(rows.length / length) }, (_, index) =>
    rows.slice(index * length, (index + 1) * length),
  );
}
