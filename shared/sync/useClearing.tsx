import { useState, type ReactNode } from 'react';
import type { CellEdit } from '../grid/column';
import { t, tn } from '../page/i18n';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/**
 * Asks before a range of quantities is emptied. `clear` is for the grid's actions, the dialog stands beside the grid, and
 * `onClear` is told the cells that are to be 0 and were not.
 *
 * @example
 * const [clear, dialog] = useClearing((cells) => dispatch(setCells(cells)));
 */
export function useClearing(
  onClear: (cells: readonly CellEdit[]) => void,
): [clear: (cells: readonly CellEdit[]) => void, dialog: ReactNode] {
  const [cells, setCells] = useState<readonly CellEdit[]>([]);
  const clear = (asked: readonly CellEdit[]) =>
    setCells(asked.filter(({ from }) => from !== '0').map((cell) => ({ ...cell, to: '0' })));
  const dialog = cells.length > 0 && (
    <ConfirmDialog
      title={t('Remove quantities')}
      says={tn(
        'The quantity in %(count)s cell will be removed. You can undo this.',
        'The quantities in %(count)s cells will be removed. You can undo this.',
        cells.length,
      )}
      action={t('Remove')}
      onConfirm={() => {
        onClear(cells);
        return Promise.resolve(null);
      }}
      onClose={() => setCells([])}
    />
  );
  return [clear, dialog];
}
