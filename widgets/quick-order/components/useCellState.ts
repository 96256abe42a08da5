import { useCallback, useMemo } from 'react';
import { formatCount } from '@shared/format/numbers';
import { useLocale } from '@shared/mount/WidgetContext';
import { useLineCells } from '@shared/sync/useLineCells';
import type { SheetRow } from '../model/rows';
import { cellKey, columnOf, type SheetLocation } from '../model/sheet';
import { sheetNotes, useAppSelector } from '../state/slice';

/** What there is to say of a cell: on its way, refused, or changed elsewhere. */
export function useCellState(locations: readonly SheetLocation[]) {
  const locale = useLocale();
  const byColumn = useMemo(
    () => new Map(locations.map(({ id }) => [columnOf(id), id])),
    [locations],
  );
  return useLineCells<SheetRow>({
    pending: useAppSelector((state) => state.pending),
    notes: useAppSelector(sheetNotes.select),
    lineAt: useCallback(
      (row, columnId) => {
        const id = byColumn.get(columnId);
        return row.kind === 'total' || id === undefined ? null : cellKey(row.key, id);
      },
      [byColumn],
    ),
    writeWas: useCallback((cases: number) => formatCount(cases, locale), [locale]),
  });
}
