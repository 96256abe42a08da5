import { useEffect, useRef, useState } from 'react';

/**
 * A write that a dialog sends and that closes it. Once its answer was lost the dialog can be closed: looking for what
 * became of it takes up to a minute, and goes on behind it. `Why` says why it was not done; `onLate` is told it where the
 * dialog is closed by then, for the screen to say.
 */
export function useDialogWrite<Why>(onDone: () => void, onLate?: (why: Why) => void) {
  const [status, setStatus] = useState<'idle' | 'sending' | 'searching'>('idle');
  const [why, setWhy] = useState<Why | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const send = async (write: (onSearch: () => void) => Promise<Why | null>) => {
    setStatus('sending');
    setWhy(null);
    const found = await write(() => setStatus('searching'));
    // Closed by then, it has given the focus back: another dialog may be open.
    if (!isOpen.current) {
      if (found) onLate?.(found);
      return;
    }
    setStatus('idle');
    setWhy(found);
    if (!found) onDone();
  };
  return {
    send,
    why,
    forget: () => setWhy(null),
    isBusy: status !== 'idle',
    isSearching: status === 'searching',
    /** Nothing can be done in the dialog, not even closing it. */
    isStuck: status === 'sending',
  };
}
