import { t } from '../../../shared/i18n';
import { failureText } from '../../../shared/ui/failureText';
import { keyOf } from '../drawer';
import { changeItem } from '../state/flows';
import { refusalDismissed, useAppDispatch, type Refusal } from '../state/slice';
import { useMoney } from '../useMoney';

/** Why an edit did not hold, beside its item, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { item, asked, left, failure } = refusal;
  const dispatch = useAppDispatch();
  const money = useMoney();
  const legal = left === null ? 0 : Math.floor(left / item.increment) * item.increment;
  const isCount = left !== null && Boolean(asked.quantity);
  const again =
    asked.quantity === 0
      ? t('Remove')
      : asked.quantity !== null
        ? t('Set to %(count)s', { count: asked.quantity })
        : t('Set to %(amount)s', { amount: money(asked.price ?? item.price) });

  return (
    <div className="alert alert-danger ww-cart-notice" role="alert">
      {isCount && t('%(asked)s asked, %(left)s left.', { asked: asked.quantity ?? 0, left })}{' '}
      {failureText(failure)}{' '}
      {isCount && legal >= item.minimum && (
        <Choice onClick={() => dispatch(changeItem(item, { quantity: legal }))}>
          {t('Set to %(count)s', { count: legal })}
        </Choice>
      )}
      {!isCount && failure.kind !== 'refused' && (
        <Choice onClick={() => dispatch(changeItem(item, asked))}>{again}</Choice>
      )}
      <button
        type="button"
        className="btn btn-sm btn-link"
        onClick={() => dispatch(refusalDismissed(keyOf(item)))}
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
