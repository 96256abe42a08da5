import { useCallback, useLayoutEffect } from 'react';

/**
 * While `isDirty`, the browser asks before the page is closed, reloaded or left. Returns a function
 * that lifts the guard until the next time the form becomes dirty: call it before `navigate`, which after
 * a save may run before the form has been drawn again as saved.
 *
 * Listens only while dirty: a page with a `beforeunload` listener is not kept for the Back button.
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  // One function per form: the browser keeps equal listeners once, and forms must not lift each other's.
  const askFirst = useCallback((event: Event) => event.preventDefault(), []);
  const release = useCallback(() => removeEventListener('beforeunload', askFirst), [askFirst]);

  // Not after the next frame: the page may be left, or the widget removed, before there is one.
  useLayoutEffect(() => {
    if (!isDirty) return;
    addEventListener('beforeunload', askFirst);
    return release;
  }, [isDirty, askFirst, release]);

  return release;
}
