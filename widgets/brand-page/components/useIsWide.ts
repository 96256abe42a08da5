import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels from which two columns stand beside each other. */
const wide = 720;

/** Whether there is room for a panel beside the tiles. Where a browser does not tell there is. */
export function useIsWide(of: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      const { width } = element.getBoundingClientRect();
      // What is not shown at all, as in a closed tab, has none.
      if (width > 0) setIsWide(width >= wide);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return isWide;
}
