import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface Props {
  /** A path of `icons/`. */
  icon?: string;
  title: string;
  /** One sentence: what the list is for, or which filter leaves nothing. */
  children?: ReactNode;
  /** A primary and one secondary at most. */
  actions?: ReactNode;
}

/** Where a list has nothing to show: nothing was made yet, nothing was found, or nothing is left to do. */
export const EmptyState = ({ icon, title, children, actions }: Props) => (
  <div className="ww-empty">
    {icon && <Icon of={icon} size={32} />}
    <p className="ww-empty-title">{title}</p>
    {children && <p>{children}</p>}
    {actions && <div className="ww-empty-actions">{actions}</div>}
  </div>
);
