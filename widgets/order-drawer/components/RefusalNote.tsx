import { t } from '@shared/i18n';
import { failureText } from '@shared/ui/failureText';
import { editKey, type ItemEdit } from '../model/drawer';
import { changeItem } from '../state/edits';
import { drawerList, useAppDispatch, type Refusal } from '../state/slice';
import { useMoney } from '../useMoney';

/** Why an edit did not hold, beside its item, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { edit, left, failure } = refusal;
  const { item } = edit.placed;
  const dispatch = useAppDispatch();
  const money = useMoney();
  const legal = left === null ? 0 : Math.floor(left / item.increment) * item.increment;
  const isCount = left !== null && edit.type === 'quantity';
  const offered = retryOf(edit, money);

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
        onClick={() => dispatch(drawerList.refusalsDismissed([editKey(edit)]))}
      >
        {t('Keep as it is')}
      </button>
    </div>
  );
}

/** The same edit once more; none for what did not come back, which Undo offers again. */
function retryOf(edit: ItemEdit, money: (amount: string) => string) {
  if (edit.type === 'remove') return { says: t('Remove'), change: { quantity: 0 } };
  if (edit.type === 'quantity') {
    const { quantity } = edit;
    return { says: t('Set to %(count)s', { count: quantity }), change: { quantity } };
  }
  if (edit.type !== 'price') return null;
  const { price } = edit;
  return { says: t('Set to %(amount)s', { amount: money(price) }), change: { price } };
}

const Choice = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <button type="button" className="btn btn-sm btn-outline-danger" onClick={onClick}>
    {children}
  </button>
);
