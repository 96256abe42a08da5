import type { ReactNode } from 'react';

interface Props {
  /** What it narrows, for screen readers: "Batches". */
  label: string;
  search?: ReactNode;
  filters?: ReactNode;
  /** At the end: undo, columns, export. */
  tools?: ReactNode;
  /** How much is shown; read out when it changes. */
  count: string;
}

/** The row over a list: what is looked for, what is let through, and tools for the list as a whole. */
export const Toolbar = ({ label, search, filters, tools, count }: Props) => (
  <div className="ww-toolbar" role="search" aria-label={label}>
    {search}
    {filters}
    {tools && <div className="ww-toolbar-end">{tools}</div>}
    <p className="visually-hidden" role="status">
      {count}
    </p>
  </div>
);
