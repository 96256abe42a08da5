import type { ReactNode } from 'react';
import { NearWindow } from '../ui/NearWindow';

interface Props {
  count: number;
  /** The row that must be there wherever the grid is scrolled to. */
  pinned: number;
  rowAt: (index: number) => ReactNode;
}

/** Rows that are drawn or not drawn together: few, for as many more are drawn above and below the window. */
const chunkLength = 5;

/** So many rows are drawn wherever they are. */
const mostUnwindowed = 40;

/**
 * Rows whose chunks are there or not there together: with 2,000 chunks of 10,000 rows, to look at each of them takes
 * more of a key than all else.
 */
const blockLength = 40 * chunkLength;

/** Pixels of a row before it was drawn once. */
const guessedRow = 40;

/** The rows of a grid, drawn near the window. */
export function GridRows({ count, pinned, rowAt }: Props) {
  const isWindowed = count > mostUnwindowed;
  const near = ({ first, count: length }: Part) => ({
    isWindowed,
    guessedHeight: guessedRow * length,
    isPinned: pinned >= first && pinned < first + length,
  });
  return partsOf(0, count, blockLength).map((block) => (
    <NearWindow key={block.first} role="none" startsNear={block.first === 0} {...near(block)}>
      {() =>
        partsOf(block.first, block.count, chunkLength).map((chunk) => (
          <NearWindow key={chunk.first} role="rowgroup" {...near(chunk)}>
            {() => Array.from({ length: chunk.count }, (_, at) => rowAt(chunk.first + at))}
          </NearWindow>
        ))
      }
    </NearWindow>
  ));
}

interface Part {
  first: number;
  count: number;
}

const partsOf = (first: number, count: number, length: number): Part[] =>
  Array.from({ length: Math.ceil(count / length) }, (_, index) => ({
    first: first + index * length,
    count: Math.min(length, count - index * length),
  }));
