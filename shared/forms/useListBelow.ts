import { useLayoutEffect, type RefObject } from 'react';
import { showBelow } from '../ui/showBelow';

/** Keeps an open list, an element with `popover`, below its field and as wide, over everything that would cut it off. */
export function useListBelow(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  // With each drawing: what was found makes it higher or lower.
  useLayoutEffect(() => {
    const [element, opener] = [list.current, field.current];
    if (!isOpen || !element || !opener) return;
    const position = () => {
      element.style.width = `${opener.offsetWidth}px`;
      showBelow(element, opener);
    };
    position();
    addEventListener('scroll', position, true);
    addEventListener('resize', position);
    return () => {
      removeEventListener('scroll', position, true);
      removeEventListener('resize', position);
    };
  });
  // Not before it closes: without its height it would lose where it is scrolled to.
  useLayoutEffect(() => {
    const element = list.current;
    if (isOpen) return () => element?.removeAttribute('style');
  }, [isOpen, list]);
}
