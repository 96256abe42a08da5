import { t } from '@shared/i18n';
import { failureText } from '@shared/ui/failureText';
import { editKey } from '../model/drawer';
import { changeItem } from '../state/edits';
import { refusalDismissed, useAppDispatch, type Refusal } from '../state/slice';
import { useMoney } from '../useMoney';

/** Why an edit did not hold, beside its item, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { edit, left, failure } = refusal;
  const { item } = edit.placed;
  const dispatch = useAppDispatch();
  const money = useMoney();
  const legal = left === null ? 0 : Math.floor(left / item.increment) * item.increment;
  const isCount = left !== null && edit.type === 'quantity';
  const again = {
    remove: () => ({ says: t('Remove'), change: { quantity: 0 } }),
    quantity: (quantity: number) => ({
      says: t('Set to %(count)s', { count: quantity }),
      change: { quantity },
    }),
    price: (price: string) => ({
      says: t('Set to %(amount)s', { amount: money(price) }),
      change: { price },
    }),
  };
  const offered =
    edit.type === 'quantity'
      ? again.quantity(edit.quantity)
      : edit.type === 'price'
        ? again.price(edit.price)
        : edit.type === 'remove'
          ? again.remove()
          : null;

  return (
    <div className="alert alert-danger ww-cart-notice" role="alert">
      {isCount &&
        t('Only %(left)s of %(asked)s cases are available.', { asked: edit.quantity, left })}{' '}
      {failureText(failure)}{' '}
      {isCount && legal >= item.minimum && (
        <Choice onClick={() => dispatch(changeItem(item, { quantity: legal }))}>
          {t('Set to %(count)s', { count: legal })}
        </Choice>
      )}
      {!isCount && offered && failure.kind !== 'refused' && (
        <Choice onClick={() => dispatch(changeItem(item, offered.change))}>{offered.says}</Choice>
      )}
      <button
        type="button"
        className="btn btn-sm btn-link"
        onClick={() => dispatch(refusalDismissed(editKey(edit)))}
      >
        {t('Keep as it is')}
      </button>
    </div>
  );
}

const Choice = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <button type="button" className="btn btn-sm btn-outline-danger" onClick={onClick}>
    {children}
  </button>
);
