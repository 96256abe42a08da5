import { useState } from 'react';
import { keyOf, type Id } from '../answers/id';

/**
 * The selected rows by their ids, also those that are not shown, as they were read or saved last; and what changes them.
 * `shown` and `saved`, what the last save made of rows, are the same lists as long as they say the same.
 */
export function useSelectedRows<Row extends { id: Id }>(
  shown: readonly Row[],
  saved?: readonly { id: Id; edits: Partial<NoInfer<Row>> }[],
) {
  const none: ReadonlyMap<string, Row> = new Map();
  const [known, setKnown] = useState({ selected: none, shown, saved });
  const select = (selected: typeof none) => setKnown((now) => ({ ...now, selected }));
  let { selected } = known;
  if (known.shown !== shown || known.saved !== saved) {
    // Once: what is read later is newer.
    const fresh = known.saved === saved ? [] : saved;
    const edits = new Map(fresh?.map((draft) => [keyOf(draft), draft.edits]));
    const now = new Map(shown.map((row) => [keyOf(row), row]));
    selected = new Map(
      [...selected].map(([key, row]) => [key, now.get(key) ?? { ...row, ...edits.get(key) }]),
    );
    setKnown({ selected, shown, saved });
  }
  return [selected, select] as const;
}
