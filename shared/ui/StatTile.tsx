import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { arrowDownIcon } from './icons/arrowDown';
import { arrowUpIcon } from './icons/arrowUp';

interface Props {
  label: string;
  /** As it is to be read: "$52,910.69". */
  value: string;
  /** In words: "Up 12% on the previous 30 days". An arrow says the same again. */
  change?: { direction: 'up' | 'down' | 'same'; says: string } | undefined;
  /** Leads to what the figure counts; `says` is what a press does: "Show the orders". */
  lead?: { says: string; onLead: () => void } | undefined;
  /** A sparkline, beside the value: a tile without one is as high. */
  children?: ReactNode;
}

/** One figure of a dashboard. Stands in a `ww-stats` grid. */
export const StatTile = ({ label, value, change, lead, children }: Props) => (
  <div className="ww-card ww-stat">
    <p className="ww-muted">{label}</p>
    <p className="ww-stat-value">
      {lead ? (
        <button
          type="button"
          className="ww-stat-lead"
          title={lead.says}
          aria-label={`${value}: ${lead.says}`}
          onClick={lead.onLead}
        >
          {value}
        </button>
      ) : (
        value
      )}
    </p>
    {change && (
      <p className="ww-muted">
        {change.direction !== 'same' && (
          <Icon of={change.direction === 'up' ? arrowUpIcon : arrowDownIcon} />
        )}{' '}
        {change.says}
      </p>
    )}
    {children}
  </div>
);
