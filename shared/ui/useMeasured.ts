import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * What is measured of an element, before it is first painted and whenever its size changes. Where a browser does not
 * tell, it stays what it was first; where `measure` returns null, what it was before. `measure` is the same function each
 * time.
 *
 * @example
 * const isWide = useMeasured(whole, ({ clientWidth }) => clientWidth >= 720, true); // with the function outside
 */
export function useMeasured<T>(
  of: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => T | null,
  first: T,
): T {
  const [measured, setMeasured] = useState(first);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      const now = measure(element);
      if (now !== null) setMeasured(() => now);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of, measure]);
  return measured;
}
