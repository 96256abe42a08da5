import { useLayoutEffect, useRef } from 'react';
import { focusedElement } from './focused';

/**
 * For what an event of the page opens: returns what notes who has the focus by then, and gives it back once `isOpen` is
 * false again. The keeper of the focus knows the widget alone, and the opener stands elsewhere in the page.
 */
export function useOpener(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isOpen]);
  return () => {
    opener.current = focusedElement();
  };
}
