import type { ReactNode } from 'react';
import { t } from '../i18n';
import { useFocusTitle } from './useFocusTitle';

interface Props {
  level: 'success' | 'warning' | 'info';
  role: 'alert' | 'status';
  onDismiss: () => void;
  children: ReactNode;
}

/** Says something that can be put away; the focus goes to the title then. */
export function DismissibleAlert({ level, role, onDismiss, children }: Props) {
  const focusTitle = useFocusTitle();
  const handleDismiss = () => {
    focusTitle();
    onDismiss();
  };
  return (
    <div className={`alert alert-${level} alert-dismissible`} role={role}>
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
