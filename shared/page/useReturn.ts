import { useEffect } from 'react';

/**
 * Calls `onReturn` when Back or Forward brings the page out again just as it was left: with the screen that
 * `navigate` left busy, and with what the server said then. Only while `isListening`.
 */
export function useReturn(isListening: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (!isListening) return;
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, [isListening, onReturn]);
}
