import { t } from '../../../shared/i18n';
import { failureText } from '../../../shared/ui/failureText';
import { setQuantity } from '../state/flows';
import { notesDismissed, useAppDispatch, type Refusal } from '../state/slice';
import { Choice } from './ChangeNotes';

/** Why an edit did not hold, beside its line, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { line, asked, left, failure } = refusal;
  const dispatch = useAppDispatch();
  const legal = left === null ? 0 : Math.floor(left / line.increment) * line.increment;
  const isCount = left !== null && asked > 0;
  const again = isCount ? null : asked;

  return (
    <div className="alert alert-danger ww-cart-notice" role="alert">
      <span>
        {isCount && t('%(asked)s asked, %(left)s left.', { asked, left })}
        {!isCount && asked > 0 && t('%(asked)s asked, and not set.', { asked })}{' '}
        {failureText(failure)}
      </span>
      {isCount && legal >= line.minimum && (
        <Choice isMain onClick={() => dispatch(setQuantity(line, legal))}>
          {t('Set to %(count)s', { count: legal })}
        </Choice>
      )}
      {(isCount || again === 0) && (
        <Choice isMain onClick={() => dispatch(setQuantity(line, 0))}>
          {t('Remove')}
        </Choice>
      )}
      {again !== null && again > 0 && (
        <Choice isMain onClick={() => dispatch(setQuantity(line, again))}>
          {t('Set to %(count)s', { count: again })}
        </Choice>
      )}
      <Choice onClick={() => dispatch(notesDismissed([line.key]))}>{t('Keep as it is')}</Choice>
    </div>
  );
}
