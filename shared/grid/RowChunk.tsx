import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** False draws at once, for grids that are short. */
  isWindowed: boolean;
  rows: number;
  /** True while one of its cells is the active one, wherever the grid is scrolled to. */
  isPinned: boolean;
  children: () => ReactNode;
}

/** Pixels of a row before it was drawn once. */
const guessedRow = 40;
const near = '600px 0px';

/** Rows that are drawn together when they come near the window, and are empty space of their height elsewhere. */
export function RowChunk({ isWindowed, rows, isPinned, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const canWatch = isWindowed && typeof IntersectionObserver !== 'undefined';
  const [isNear, setIsNear] = useState(!canWatch);
  const [height, setHeight] = useState(rows * guessedRow);

  useEffect(() => {
    const body = place.current;
    if (!body || !canWatch) return;
    const margins = { rootMargin: near, scrollMargin: near };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting && body.offsetHeight > 0) setHeight(body.offsetHeight);
      setIsNear(entry.isIntersecting);
    }, margins);
    observer.observe(body);
    return () => observer.disconnect();
  }, [canWatch]);

  const isDrawn = isNear || isPinned;
  return (
    <div role="rowgroup" ref={place} style={isDrawn ? undefined : { height }}>
      {isDrawn && children()}
    </div>
  );
}
