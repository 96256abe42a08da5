interface Props {
  /** Read to screen readers instead of the bars. */
  label: string;
  /** The tracks of the table that will stand here: `36px minmax(0, 3fr) 112px`. */
  columns: string;
  rows: number;
  /** How high a row is: 40, compact 32, with pictures 56. */
  rowHeight?: 32 | 40 | 56;
}

/** A table before it is there: its head, its rows, its tracks. It appears after 150 ms, by the style sheet. */
export function TableSkeleton({ label, columns, rows, rowHeight = 40 }: Props) {
  const count = tracksOf(columns);
  return (
    <div className="ww-skeleton ww-skeleton-table" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div
          key={row}
          aria-hidden="true"
          style={{ gridTemplateColumns: columns, height: row === 0 ? 36 : rowHeight }}
        >
          {Array.from({ length: count }, (_, column) => (
            <span key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** `36px minmax(0, 3fr) 1fr` has three. */
const tracksOf = (columns: string): number =>
  columns
    .replace(/\([^)]*\)/g, '')
    .trim()
    .split(/\s+/).length;
