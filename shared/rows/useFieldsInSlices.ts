import { useEffect, useMemo, useState } from 'react';

/** So many rows get their fields in one task: they fill a screen, and a whole page at once would hold the typing up. */
const rowsOfSlice = 8;

/**
 * The keys of the rows whose fields are drawn. Of a new page these are the first rows; those further down are text until
 * their turn comes, a moment later. A row that has its fields keeps them, for somebody may be within. `keyOf` is the same
 * function each time.
 */
export function useFieldsInSlices<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const now = useMemo(
    () => new Set([...keys.slice(0, rowsOfSlice), ...keys.filter((key) => drawn.has(key))]),
    [keys, drawn],
  );
  useEffect(() => {
    const left = keys.filter((key) => !now.has(key));
    if (left.length === 0) return;
    const timer = setTimeout(() => setDrawn(new Set([...now, ...left.slice(0, rowsOfSlice)])));
    return () => clearTimeout(timer);
  }, [keys, now]);
  return now;
}
