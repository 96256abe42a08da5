import { useLayoutEffect, type RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea';

/**
 * While a bar that sticks to the bottom of the window says something, and so is tall, no control stands half under its
 * edge: the page is scrolled by the rest of it, which stays where the person is in a list of any length.
 */
export function useWholeRows(bar: RefObject<HTMLElement | null>, isSaying: boolean): void {
  useLayoutEffect(() => {
    const sticky = bar.current;
    if (!sticky || !isSaying || typeof ResizeObserver === 'undefined') return;
    const align = () => {
      const { top } = sticky.getBoundingClientRect();
      const screen = sticky.closest('.ww');
      const cut = [...(screen?.querySelectorAll(controls) ?? [])]
        .filter((control) => !sticky.contains(control))
        .map((control) => control.getBoundingClientRect())
        .filter((rect) => rect.top < top && rect.bottom > top);
      const rest = Math.max(0, ...cut.map(({ bottom }) => bottom - top));
      if (rest > 0) scrollBy(0, Math.ceil(rest));
    };
    // What it says changes its height.
    const observer = new ResizeObserver(align);
    observer.observe(sticky);
    addEventListener('resize', align);
    return () => {
      observer.disconnect();
      removeEventListener('resize', align);
    };
  }, [bar, isSaying]);
}
