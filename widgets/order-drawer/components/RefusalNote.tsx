import type { OrderItem } from '@shared/contract/orderingShapes';
import { t } from '@shared/i18n';
import type { ItemChange } from '@shared/orders/itemCalls';
import { mostLegal } from '@shared/quantity';
import { NoteChoice, SetChoice } from '@shared/sync/NoteParts';
import { failureText } from '@shared/ui/failureText';
import { RowNote } from '@shared/ui/RowNote';
import { editKey } from '../model/drawer';
import { changeItem } from '../state/edits';
import { drawerList, useAppDispatch, type Refusal } from '../state/slice';
import { useMoney } from '../useMoney';

/** Why an edit did not hold, beside its item, and what can be done about it. */
export function RefusalNote({ refusal: { edit, left, failure } }: { refusal: Refusal }) {
  const dispatch = useAppDispatch();
  const isCount = left !== null && edit.type === 'quantity';
  const legal = isCount ? mostLegal(left, edit.item) : 0;
  return (
    <RowNote
      level="danger"
      role="alert"
      actions={
        <>
          {legal > 0 && <Retry item={edit.item} change={{ type: 'quantity', quantity: legal }} />}
          {/* What did not come back is offered again by Undo. */}
          {!isCount && edit.type !== 'back' && failure.kind !== 'refused' && (
            <Retry item={edit.item} change={edit} />
          )}
          <NoteChoice onClick={() => dispatch(drawerList.refusalsDismissed([editKey(edit)]))}>
            {t('Keep as it is')}
          </NoteChoice>
        </>
      }
    >
      {isCount &&
        t('Only %(left)s of %(asked)s cases are available.', { asked: edit.quantity, left })}{' '}
      {failureText(failure)}
    </RowNote>
  );
}

/** Makes the change, which it names. */
function Retry({ item, change }: { item: OrderItem; change: ItemChange }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const make = () => dispatch(changeItem(item, change));
  if (change.type !== 'price') {
    return <SetChoice to={change.type === 'remove' ? 0 : change.quantity} onSet={make} />;
  }
  return (
    <NoteChoice onClick={make}>
      {t('Set to %(amount)s', { amount: money(change.price) })}
    </NoteChoice>
  );
}
