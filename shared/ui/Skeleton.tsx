interface Props {
  /** Read to screen readers instead of the bars. */
  label: string;
  rows?: number;
  /** One bar of the size of a field. */
  isControl?: boolean;
}

/** Bars of the size of what will stand here. They appear after 150 ms, by the style sheet. */
export function Skeleton({ label, rows = 1, isControl = false }: Props) {
  return (
    <div className={isControl ? 'ww-skeleton ww-skeleton-control' : 'ww-skeleton'} role="status">
      <span className="visually-hidden">{label}</span>
      <span className="ww-skeleton-bars" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} />
        ))}
      </span>
    </div>
  );
}
