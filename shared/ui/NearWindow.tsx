import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  className?: string;
  /** For the rows of a table made of `div`s. */
  role?: 'rowgroup';
  /** False draws at once, for lists that are short. */
  isWindowed: boolean;
  /** Pixels that the rows take before they were drawn once. */
  guessedHeight: number;
  /** True while a row must be there wherever the page is scrolled to, for example to take the focus. */
  isPinned?: boolean;
  children: () => ReactNode;
}

/**
 * Some rows of a long list, as a `ul`, or of a table. They are drawn only near the window, and leave a space of their height
 * otherwise: the page stays small and its length stays right. Rows that hold the focus stay.
 */
export function NearWindow({
  className,
  role,
  isWindowed,
  guessedHeight,
  isPinned,
  children,
}: Props) {
  const place = useRef<HTMLElement>(null);
  const canWatch = isWindowed && typeof IntersectionObserver !== 'undefined';
  const [isNear, setIsNear] = useState(!canWatch);
  const [height, setHeight] = useState<number>();
  // A list that became short is drawn, wherever the page was scrolled to when it was long.
  const isDrawn = !canWatch || isNear || isPinned;

  useEffect(() => {
    const list = place.current;
    if (!list || !canWatch) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || (!entry.isIntersecting && list.contains(document.activeElement))) return;
        if (!entry.isIntersecting) setHeight(list.offsetHeight);
        setIsNear(entry.isIntersecting);
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, [canWatch]);

  const props = {
    className,
    role,
    style: isDrawn ? undefined : { minHeight: height ?? guessedHeight },
    children: isDrawn && children(),
  };
  const keep = (element: HTMLElement | null) => {
    place.current = element;
  };
  return role ? <div ref={keep} {...props} /> : <ul ref={keep} {...props} />;
}
