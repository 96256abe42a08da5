import { useEffect, useLayoutEffect, useRef } from 'react';
import { showBelow } from './showBelow';

/** Puts the menu below its button, over everything else, and closes it when the page goes on without it. */
export function useOverPage(
  list: { readonly current: HTMLElement | null },
  opener: { readonly current: HTMLElement | null },
  onLeave: () => void,
) {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    if (list.current && opener.current) showBelow(list.current, opener.current);
  }, [list, opener]);
  useEffect(() => {
    const page = list.current?.ownerDocument;
    const isOutside = (event: Event) =>
      !event.composedPath().some((part) => part === list.current || part === opener.current);
    const handle = (event: Event) => {
      if (isOutside(event)) leave.current();
    };
    page?.addEventListener('pointerdown', handle, true);
    page?.addEventListener('scroll', handle, true);
    return () => {
      page?.removeEventListener('pointerdown', handle, true);
      page?.removeEventListener('scroll', handle, true);
    };
  }, [list, opener]);
}
