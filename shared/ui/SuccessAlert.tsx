import { useEffect, useState, type ReactNode } from 'react';
import { t } from '../i18n';
import { useFocusTitle } from './useFocusTitle';

interface Props {
  onDismiss: () => void;
  children: ReactNode;
}

/** Long enough to be read twice; pressing Dismiss is not needed. */
const shownMilliseconds = 8000;

/** A success, said once: it goes by itself. */
export function SuccessAlert({ onDismiss, children }: Props) {
  const focusTitle = useFocusTitle();
  const handleDismiss = () => {
    focusTitle();
    onDismiss();
  };

  // Counted from when it appeared: a new `onDismiss` on each render must not start it again.
  const [dismiss] = useState(() => onDismiss);
  useEffect(() => {
    const timer = setTimeout(dismiss, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [dismiss]);

  return (
    <div className="alert alert-success alert-dismissible" role="status">
      {children}
      <button
        type="button"
        className="btn-close"
        aria-label={t('Dismiss')}
        onClick={handleDismiss}
      />
    </div>
  );
}
