import { focusedElement, mayTakeFocus } from '@shared/focus/focused';
import { rowFocus, useFocus } from '@shared/focus/useFocus';
import { t, tn } from '@shared/i18n';
import { RemovedItems } from '@shared/orders/RemovedItems';
import { leadTo, undoRemoval } from '../state/bringingBack';
import { selectCanEdit, selectOrder } from '../state/selectors';
import { rowKey } from '../model/order';
import { changed, orderList, useAppDispatch, useAppSelector } from '../state/slice';
import { FailedItems } from './FailedItems';

/** Offers to bring back what went last, with the cases and prices it had; then what went before that. */
export function Removed() {
  const dispatch = useAppDispatch();
  const focus = useFocus();
  const removed = useAppSelector(({ removals }) => removals.at(-1));
  const progress = useAppSelector((state) => state.bringingBack);
  const canEdit = useAppSelector(selectCanEdit);
  const canPrice = useAppSelector(
    (state) => selectOrder(state)?.permissions.change_orderlineitempricemanagement,
  );
  if (progress) {
    return (
      <p className="alert alert-info" role="status">
        {t('Bringing back: %(done)s of %(total)s.', progress)}
      </p>
    );
  }
  if (!removed || !canEdit) return <NotBroughtBack />;
  return (
    <>
      <NotBroughtBack />
      <RemovedItems
        removed={removed}
        maySetPrices={canPrice === true}
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
    </>
  );
}

/** What an undo did not bring back. It can be asked for again beside it. */
function NotBroughtBack() {
  const dispatch = useAppDispatch();
  const left = useAppSelector((state) => state.notBroughtBack);
  return (
    <FailedItems
      items={left.map(({ item, failure }) => ({
        key: rowKey(item),
        name: item.product_name,
        failure,
      }))}
      saysFailed={(count) =>
        tn('%(count)s item did not come back.', '%(count)s items did not come back.', count)
      }
      saysUnknown={(count) =>
        tn(
          'We don’t know yet whether %(count)s item came back.',
          'We don’t know yet whether %(count)s items came back.',
          count,
        )
      }
    >
      <button
        type="button"
        className="btn btn-sm btn-link"
        onClick={() => dispatch(changed({ notBroughtBack: [] }))}
      >
        {t('Dismiss')}
      </button>
    </FailedItems>
  );
}
