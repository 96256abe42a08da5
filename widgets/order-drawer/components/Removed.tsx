import { useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/i18n';
import { RemovedToast } from '@shared/sync/RemovedToast';
import { selectRemoved, undoRemoval } from '../state/edits';
import { drawerList, useAppDispatch, useAppSelector } from '../state/slice';
import { usePermissions } from '../usePermissions';
import { casesLabel } from './QuantityField';

/** Offers to bring back what went last, with the quantities it had; then what went before that. */
export function Removed() {
  const dispatch = useAppDispatch();
  const may = usePermissions();
  const focus = useFocus();
  const removed = useAppSelector(selectRemoved);
  const hasOwnPrices = removed.some(({ item }) => item.price !== item.list_price);
  return (
    <RemovedToast
      removed={removed}
      nameOf={({ item }) => item.product_name}
      onUndo={({ item }) => {
        dispatch(undoRemoval());
        focus.moveTo(casesLabel(item.product_name));
      }}
      onDismiss={() => dispatch(drawerList.removalsDismissed(null))}
    >
      {hasOwnPrices && !may.setPrices && t('Manual prices come back as list prices.')}
    </RemovedToast>
  );
}
