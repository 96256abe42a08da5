import { useLayoutEffect, useState } from 'react';

/** What stood at each line before it was edited, by its key: what is shown of lines that are not `open`. */
export function useFormerQuantities<Line extends { key: string; quantity: number }>(
  lines: readonly Line[],
  open: ReadonlySet<string>,
): ReadonlyMap<string, Line> {
  const [former] = useState(() => new Map<string, Line>());
  useLayoutEffect(() => {
    for (const line of lines) if (!open.has(line.key)) former.set(line.key, line);
  }, [former, lines, open]);
  return former;
}
