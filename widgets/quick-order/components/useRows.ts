import { useEffect, useMemo, useState } from 'react';
import type { Listed } from '../model/answers';
import { offeringsOf, rowsOf, sumOf, totalOf, type OfferRow, type SheetRow } from '../model/rows';
import type { SheetLocation, Sheet } from '../model/sheet';
import { useAppSelector } from '../state/slice';

/** The rows of the sheet, of which those stay the same in which nothing changed, and its foot. */
export function useRows(
  listed: Listed,
  locations: readonly SheetLocation[],
  sheet: Sheet,
  isOnlyOrdered: boolean,
): SheetRow[] {
  const stock = useAppSelector((state) => state.stock);
  const pending = useAppSelector((state) => state.pending);
  const offerings = useMemo(
    // What is just being emptied stays until the server has it: it may be refused.
    () => offeringsOf(listed, new Set([...sheet.lines, ...pending].map(({ offer }) => offer.key))),
    [listed, pending, sheet],
  );
  /** Those that were drawn last. */
  const [last] = useState(() => new Map<string, OfferRow>());
  const rows = useMemo(
    () => rowsOf({ offerings, locations, sheet, stock }, last),
    [last, offerings, locations, sheet, stock],
  );
  useEffect(() => {
    last.clear();
    for (const row of rows) last.set(row.key, row);
  }, [last, rows]);
  return useMemo(() => {
    const isPending = ({ key }: OfferRow) => pending.some(({ offer }) => offer.key === key);
    const shown = isOnlyOrdered ? rows.filter((row) => sumOf(row) > 0 || isPending(row)) : rows;
    return [...shown, totalOf(locations, sheet)];
  }, [isOnlyOrdered, pending, locations, rows, sheet]);
}
