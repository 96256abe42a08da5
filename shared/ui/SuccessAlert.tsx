import { useEffect, useState, type ReactNode } from 'react';
import { DismissibleAlert } from './DismissibleAlert';

interface Props {
  onDismiss: () => void;
  children: ReactNode;
}

/** Long enough to be read twice; pressing Dismiss is not needed. */
const shownMilliseconds = 8000;

/** A success, said once: it goes by itself. */
export function SuccessAlert({ onDismiss, children }: Props) {
  // Counted from when it appeared: a new `onDismiss` on each render must not start it again.
  const [dismiss] = useState(() => onDismiss);
  useEffect(() => {
    const timer = setTimeout(dismiss, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [dismiss]);

  return (
    <DismissibleAlert level="success" role="status" onDismiss={onDismiss}>
      {children}
    </DismissibleAlert>
  );
}
