import { focusedElement, mayTakeFocus } from '@shared/focus/focused';
import { rowFocus, useFocus } from '@shared/focus/useFocus';
import { RemovedItems } from '@shared/orders/RemovedItems';
import { leadTo, undoRemoval } from '../state/bringingBack';
import { selectCanEdit, selectCanPrice } from '../state/selectors';
import { orderList, useAppDispatch, useAppSelector } from '../state/slice';

/** Offers to bring back what went last, with the cases and prices it had; then what went before that. */
export function Removed() {
  const dispatch = useAppDispatch();
  const focus = useFocus();
  const removed = useAppSelector(({ removals }) => removals.at(-1));
  const canEdit = useAppSelector(selectCanEdit);
  const maySetPrices = useAppSelector(selectCanPrice);
  if (!removed || !canEdit) return null;
  return (
    <RemovedItems
      removed={removed.map(({ item }) => item)}
      maySetPrices={maySetPrices}
      onUndo={() => {
        focus.toTitle();
        const from = focusedElement();
        void dispatch(undoRemoval()).then(async (back) => {
          // Who went on elsewhere is not led away from there.
          if (!back || !mayTakeFocus(from)) return;
          await dispatch(leadTo(back));
          if (mayTakeFocus(from)) focus.moveTo(rowFocus(back.key));
        });
      }}
      onDismiss={() => dispatch(orderList.removalsDismissed(null))}
    />
  );
}
