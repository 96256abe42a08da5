import { t } from '../../../shared/i18n';
import { failureText } from '../../../shared/ui/failureText';
import { setQuantity } from '../state/flows';
import { refusalDismissed, useAppDispatch, type Refusal } from '../state/slice';

/** Why an edit did not hold, beside its line, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { line, asked, left, failure } = refusal;
  const dispatch = useAppDispatch();
  const legal = left === null ? 0 : Math.floor(left / line.increment) * line.increment;
  const why = failureText(failure);
  const isCount = left !== null && asked > 0;

  return (
    <div className="alert alert-danger ww-cart-notice" role="alert">
      {isCount ? t('%(asked)s asked, %(left)s left.', { asked, left }) : null} {why}{' '}
      {isCount && legal >= line.minimum && (
        <Choice onClick={() => dispatch(setQuantity(line, legal))}>
          {t('Set to %(count)s', { count: legal })}
        </Choice>
      )}
      {isCount ? (
        <Choice onClick={() => dispatch(setQuantity(line, 0))}>{t('Remove')}</Choice>
      ) : (
        failure.kind !== 'refused' && (
          <Choice onClick={() => dispatch(setQuantity(line, asked))}>
            {asked === 0 ? t('Remove') : t('Set to %(count)s', { count: asked })}
          </Choice>
        )
      )}
      <button
        type="button"
        className="btn btn-sm btn-link"
        onClick={() => dispatch(refusalDismissed(line.key))}
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
