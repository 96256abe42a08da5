import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface Props {
  /**
   * danger: Expired, Refused. warning: 9 days left, Low stock, Changed elsewhere. success: In stock, Active, Linked.
   * info: New, Changed, Moved, Copy. neutral: Read-only, Draft, Sold out, Imported, Archived.
   */
  tone: 'danger' | 'warning' | 'success' | 'info' | 'neutral';
  /** A path of `icons/`. */
  icon?: string;
  children: ReactNode;
}

/** A state in a word or two. At most two in a row. */
export const Badge = ({ tone, icon, children }: Props) => (
  <span className={`badge text-bg-${tone === 'neutral' ? 'secondary' : tone}`}>
    {icon && <Icon of={icon} />}
    {children}
  </span>
);
