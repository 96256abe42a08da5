import { useEffect, type RefObject } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t, tn } from '@shared/i18n';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { useLazy } from '@shared/ui/useLazy';
import { rowKey } from '../model/order';
import { removeItems } from '../state/edits';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';

const loadDialog = () => import('@shared/ui/ConfirmDialog');

/** Asks before rows go in which someone typed 0. */
export function ZeroQuestion({ handle }: { handle: RefObject<GridHandle | null> }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => state.pendingRemovals);
  const [dialog, load] = useLazy(loadDialog);
  // Each press asks anew, also for a dialog that did not come.
  useEffect(() => {
    if (items.length > 0) load();
  }, [items, load]);

  // The cell that was typed in is still there: when its row goes, the grid finds the next one.
  const close = () => {
    const [first] = items;
    dispatch(changed({ pendingRemovals: [] }));
    if (first) handle.current?.focusCell(rowKey(first), 'quantity');
  };
  if (items.length === 0) return null;
  if (dialog.status === 'failed') return <DialogFailed />;
  if (dialog.status !== 'ready') return null;
  return (
    <dialog.value.ConfirmDialog
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
