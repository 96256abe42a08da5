import { useMemo } from 'react';
import { formatCount } from '@shared/format/numbers';
import type { CellState } from '@shared/grid/column';
import { useLocale } from '@shared/mount/WidgetContext';
import type { SheetRow } from '../model/rows';
import { cellKey, columnOf, type Place } from '../model/sheet';
import { selectNotes } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { conflictText, refusalText } from '@shared/sync/lineTexts';

/** What there is to say of a cell: on its way, refused, or changed elsewhere. */
export function useCellState(places: readonly Place[]) {
  const pending = useAppSelector((state) => state.pending);
  const notes = useAppSelector(selectNotes);
  const locale = useLocale();
  return useMemo(() => {
    const isPending = new Set(pending);
    const byColumn = new Map(places.map(({ id }) => [columnOf(id), id]));
    return (row: SheetRow, columnId: string): CellState | undefined => {
      const id = byColumn.get(columnId);
      if (row.kind === 'total' || id === undefined) return undefined;
      const key = cellKey(row.key, id);
      const note = notes.get(key);
      if (!note && !isPending.has(key)) return undefined;
      const { conflict, refusal, change } = note ?? {};
      const error = conflict ? conflictText(conflict) : refusal && refusalText(refusal, true);
      return {
        isPending: isPending.has(key),
        ...(error !== undefined && { error }),
        ...(change && { was: formatCount(change.was, locale) }),
      };
    };
  }, [places, pending, notes, locale]);
}
