import type { RefObject } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t, tn } from '@shared/page/i18n';
import { ConfirmDialog } from '@shared/ui/ConfirmDialog';
import { rowKey } from '../model/order';
import { removeItems } from '../state/edits';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';

/** Asks before rows go in which someone typed 0. */
export function ZeroQuestion({ handle }: { handle: RefObject<GridHandle | null> }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => state.pendingRemovals);

  // The cell that was typed in is still there: when its row goes, the grid finds the next one.
  const close = () => {
    const [first] = items;
    dispatch(changed({ pendingRemovals: [] }));
    if (first) handle.current?.focusCell(rowKey(first), 'quantity');
  };
  if (items.length === 0) return null;
  return (
    <ConfirmDialog
      title={tn('Remove item', 'Remove %(count)s items', items.length)}
      says={
        items.length === 1
          ? t('Remove %(name)s from the order? You can undo this.', {
              name: items[0]?.product_name ?? '',
            })
          : t('Remove these items from the order? You can undo this.')
      }
      action={t('Remove')}
      onConfirm={() => {
        dispatch(removeItems(items));
        return Promise.resolve(null);
      }}
      onClose={close}
    />
  );
}
