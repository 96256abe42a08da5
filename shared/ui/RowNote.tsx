import type { ReactNode } from 'react';

interface Props {
  level: 'success' | 'danger' | 'warning' | 'info';
  role?: 'alert' | 'status';
  /** For `aria-describedby` of what it is about. */
  id?: string;
  /** Plain buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What is to be said of one field or one row, under it: a sign and a caption, 24 px high, without a box. */
export const RowNote = ({ level, role, id, actions, children }: Props) => (
  <div className={`ww-note ww-note-${level}`} role={role} id={id} data-focus-group>
    <span className="ww-note-says">{children}</span>
    {actions}
  </div>
);
