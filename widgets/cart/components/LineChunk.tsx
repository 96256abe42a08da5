import { useEffect, useRef, useState } from 'react';
import type { Line } from '../cart';
import { useAppSelector } from '../state/slice';
import { LineRow } from './LineRow';

interface Props {
  lines: Line[];
  canEdit: boolean;
  isWindowed: boolean;
}

/** Pixels of a line before its chunk was drawn once. */
const guessedHeight = 88;

/**
 * Some lines that follow each other. In a long cart they are drawn only near the window, and leave a space of
 * their height otherwise: the page stays small and its length stays right.
 */
export function LineChunk({ lines, canEdit, isWindowed }: Props) {
  const place = useRef<HTMLUListElement>(null);
  const [isNear, setIsNear] = useState(!isWindowed || typeof IntersectionObserver === 'undefined');
  const [height, setHeight] = useState<number>();
  const takesFocus = useAppSelector(({ focusKey }) => lines.some(({ key }) => key === focusKey));
  const isDrawn = isNear || takesFocus;

  useEffect(() => {
    const list = place.current;
    if (!list || !isWindowed || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // The line that is being edited stays, wherever the page is scrolled to.
        if (!entry || (!entry.isIntersecting && list.contains(document.activeElement))) return;
        if (!entry.isIntersecting) setHeight(list.offsetHeight);
        setIsNear(entry.isIntersecting);
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, [isWindowed]);

  const space = { minHeight: height ?? guessedHeight * lines.length };
  return (
    <ul className="ww-cart-lines" ref={place} style={isDrawn ? undefined : space}>
      {isDrawn && lines.map((line) => <LineRow key={line.key} line={line} canEdit={canEdit} />)}
    </ul>
  );
}
