interface Props {
  /** Read to screen readers in place of the bars. */
  label: string;
  rows?: number;
  /** One bar of the size of a field. */
  isControl?: boolean;
}

/** Bars of the size of what will stand here. They appear after 150 ms, by the style sheet. */
export function Skeleton({ label, rows = 1, isControl = false }: Props) {
  return (
    <div className={`ww-skeleton ${isControl ? 'ww-skeleton-control' : ''}`} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="ww-skeleton-bar" aria-hidden="true" />
      ))}
    </div>
  );
}
