import { useMemo, useState } from 'react';

/** The selected rows by their keys, also those that are not shown, as they were read last; and what changes them. */
export function useSelectedRows<Row>(shown: readonly Row[], rowKey: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const selected = useMemo(() => {
    const now = new Map(shown.map((row) => [rowKey(row), row]));
    return new Map([...chosen].map(([key, row]) => [key, now.get(key) ?? row]));
  }, [chosen, shown, rowKey]);
  return [selected, setChosen] as const;
}
