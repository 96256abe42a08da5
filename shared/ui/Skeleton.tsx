interface Props {
  /** Read to screen readers in place of the bars. */
  label: string;
  rows?: number;
}

/** Bars of the size of what will stand here. They appear after 150 ms, by the style sheet. */
export function Skeleton({ label, rows = 1 }: Props) {
  return (
    <div className="ww-skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="ww-skeleton-bar" aria-hidden="true" />
      ))}
    </div>
  );
}
