import type { ReactNode } from 'react';

interface Props {
  level: 'danger' | 'warning' | 'info';
  role: 'alert' | 'status';
  /** Buttons and links. Where they do not fit beside the sentence, they stand below it together. */
  actions: ReactNode;
  children: ReactNode;
}

/** A sentence and what can be done about it. */
export function ActionAlert({ level, role, actions, children }: Props) {
  return (
    <div className={`alert alert-${level} ww-alert`} role={role}>
      <p>{children}</p>
      <div className="ww-row">{actions}</div>
    </div>
  );
}
