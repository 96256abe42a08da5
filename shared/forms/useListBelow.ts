import { useLayoutEffect, type RefObject } from 'react';
import { showBelow } from '../ui/placeBelow';

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
    const place = () => {
      element.style.width = `${opener.offsetWidth}px`;
      showBelow(element, opener);
    };
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  });
  // Not before it closes: without its height it would lose where it is scrolled to.
  useLayoutEffect(() => {
    const element = list.current;
    if (isOpen) return () => element?.removeAttribute('style');
  }, [isOpen, list]);
}
