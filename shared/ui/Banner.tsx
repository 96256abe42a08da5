import type { ReactNode } from 'react';
import { t } from '../page/i18n';
import { useFocusTitle } from './useFocusTitle';

interface Props {
  level: 'success' | 'danger' | 'warning' | 'info';
  /**
   * `alert` for what nobody can wait to hear, `status` for what can be said when the person pauses; none for what is
   * part of what the screen shows.
   */
  role?: 'alert' | 'status' | undefined;
  title?: string;
  /** Buttons and links, secondary. Where they do not fit beside the words, they stand below them together. */
  actions?: ReactNode;
  /** Gives it a cross. The focus goes to the title of the screen then. */
  onDismiss?: (() => void) | undefined;
  children: ReactNode;
}

/** For what concerns a whole screen, card or dialog and stays: a sign, words, and what can be done about it. */
export function Banner({ level, role, title, actions, onDismiss, children }: Props) {
  const focusTitle = useFocusTitle();
  const dismissible = onDismiss ? 'alert-dismissible' : '';
  return (
    <div className={`alert alert-${level} ww-alert ${dismissible}`} role={role}>
      <div className="ww-alert-says">
        {title && <p className="ww-alert-title">{title}</p>}
        {children}
      </div>
      {actions && <div className="ww-row">{actions}</div>}
      {onDismiss && (
        <button
          type="button"
          className="btn-close"
          aria-label={t('Dismiss')}
          onClick={() => {
            focusTitle();
            onDismiss();
          }}
        />
      )}
    </div>
  );
}
