import { t } from '@shared/i18n';
import { RowNote } from '@shared/ui/RowNote';
import { setQuantity } from '../state/thunks';
import { notesDismissed, useAppDispatch, useAppSelector, type Refusal } from '../state/slice';
import { quantityOf } from '../state/selectors';
import { Choice } from './ChangeNotes';
import { refusalText } from './noteText';

/** Why an edit did not hold, beside its line, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { line, asked, left } = refusal;
  const dispatch = useAppDispatch();
  const now = useAppSelector((state) => quantityOf(state, line.key));
  const legal = left === null ? 0 : Math.floor(left / line.increment) * line.increment;
  const isCount = left !== null && asked > 0;
  const again = isCount ? null : asked;

  return (
    <RowNote
      level="danger"
      role="alert"
      actions={
        <>
          {isCount && legal >= line.minimum && (
            <Choice onClick={() => dispatch(setQuantity(line, legal))}>
              {t('Set to %(count)s', { count: legal })}
            </Choice>
          )}
          {(isCount || again === 0) && (
            <Choice onClick={() => dispatch(setQuantity(line, 0))}>{t('Remove')}</Choice>
          )}
          {again !== null && again > 0 && (
            <Choice onClick={() => dispatch(setQuantity(line, again))}>
              {t('Set to %(count)s', { count: again })}
            </Choice>
          )}
          <Choice onClick={() => dispatch(notesDismissed([line.key]))}>
            {now > 0 ? t('Keep %(count)s', { count: now }) : t('Dismiss')}
          </Choice>
        </>
      }
    >
      {refusalText(refusal, now > 0)}
    </RowNote>
  );
}
