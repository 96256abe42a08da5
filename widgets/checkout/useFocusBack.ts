import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to `opener` when its dialog is gone. Not before: an open dialog takes the focus back. And not
 * a moment later either: a key that is pressed then would go to the body.
 */
export function useFocusBack(isOpen: boolean, opener: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}
