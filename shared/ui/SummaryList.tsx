import type { ReactNode } from 'react';

export interface SummaryRow {
  label: ReactNode;
  /** As it is to be read; what is taken off with U+2212 before it. */
  amount: ReactNode;
}

interface Props {
  rows: readonly SummaryRow[];
  /** Left out where it stands apart, in the bar of a purchase. */
  total?: SummaryRow;
  /** Under the total, in a caption. */
  note?: ReactNode;
  /** While newer amounts are awaited: these are dimmed. */
  isStale?: boolean;
}

/** What an order comes to: labels at the start, amounts at the end of one edge, and the total over a line. */
export const SummaryList = ({ rows, total, note, isStale = false }: Props) => (
  <div className="ww-summary">
    <dl className={isStale ? 'ww-dimmed' : undefined}>
      {rows.map((row, index) => (
        <Row key={index} {...row} />
      ))}
      {total && <Row {...total} isTotal />}
    </dl>
    {note && <p className="ww-muted">{note}</p>}
  </div>
);

/** The amount is not translated: a translated page would go on showing the old one. */
const Row = ({ label, amount, isTotal }: SummaryRow & { isTotal?: boolean }) => (
  <div className={isTotal ? 'ww-summary-total' : undefined}>
    <dt>{label}</dt>
    <dd translate="no">{amount}</dd>
  </div>
);
