import { t } from '@shared/i18n';
import type { ItemChange } from '@shared/orders/itemCalls';
import { mostLegal } from '@shared/quantity';
import { leftIn } from '@shared/sync/leftIn';
import { ChoiceNote, setTo } from '@shared/sync/NoteParts';
import { failureText } from '@shared/ui/failureText';
import { useMoney } from '@shared/ui/useMoney';
import { editKey } from '../model/drawer';
import { changeItem } from '../state/edits';
import { drawerList, useAppDispatch, type Refusal } from '../state/slice';

/** What can be asked for in place of what was refused. What did not come back is offered again by Undo. */
function offered({ edit, failure }: Refusal, left: number | null): ItemChange | null {
  if (left !== null && edit.type === 'quantity') {
    const quantity = mostLegal(left, edit.item);
    return quantity > 0 ? { type: 'quantity', quantity } : null;
  }
  return edit.type === 'back' || failure.kind === 'refused' ? null : edit;
}

/** Why an edit did not hold, beside its item, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { edit, failure } = refusal;
  const left = leftIn(failure);
  const choiceOf = (change: ItemChange) => {
    const make = () => dispatch(changeItem(edit.item, change));
    return change.type === 'price'
      ? { label: t('Set to %(amount)s', { amount: money(change.price) }), onClick: make }
      : setTo(change.type === 'remove' ? 0 : change.quantity, make);
  };
  const change = offered(refusal, left);
  const dismiss = () => dispatch(drawerList.refusalsDismissed([editKey(edit)]));
  return (
    <ChoiceNote
      level="danger"
      role="alert"
      choices={[change && choiceOf(change), { label: t('Keep as it is'), onClick: dismiss }]}
    >
      {left !== null &&
        edit.type === 'quantity' &&
        t('Only %(left)s of %(asked)s cases are available.', { asked: edit.quantity, left })}{' '}
      {failureText(failure)}
    </ChoiceNote>
  );
}
