import { useEffect, useState } from 'react';

/** Milliseconds for which a part waits for what stands above it. */
const patience = 3000;

/**
 * Whether a part is drawn below another that is read beside it: once that stands (`isReady`), so that nothing jumps,
 * or the reader's patience is over. What was drawn stays while the other is read again.
 */
export function useIsShown(isReady: boolean): boolean {
  const [isShown, setIsShown] = useState(isReady);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setIsShown(true), isReady ? 0 : patience);
    return () => clearTimeout(timer);
  }, [isReady, isShown]);
  return isShown || isReady;
}
