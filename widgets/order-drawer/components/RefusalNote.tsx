import type { OrderItem } from '@shared/contract/orderingShapes';
import type { WriteMoney } from '@shared/format/money';
import { t } from '@shared/page/i18n';
import type { ItemChange } from '@shared/orders/itemCalls';
import { editKey, type ItemEdit } from '@shared/orders/itemEdits';
import { mostLegal } from '@shared/format/quantity';
import { leftIn } from '@shared/sync/leftIn';
import { conflictText, tooManyText } from '@shared/sync/lineTexts';
import { ChoiceNote, setTo } from '@shared/sync/NoteParts';
import { failureText } from '@shared/ui/failureText';
import { useMoney } from '@shared/ui/useMoney';
import { changeItem } from '../state/edits';
import { drawerList, useAppDispatch, type Refusal } from '../state/slice';

/** What can be asked for instead of what was refused. What did not come back is offered again by Undo. */
function offered(refusal: Refusal, left: number | null): ItemChange | null {
  const { edit } = refusal;
  if (left !== null && edit.type === 'quantity') {
    const quantity = mostLegal(left, edit.item);
    return quantity > 0 ? { type: 'quantity', quantity } : null;
  }
  const isFinal = 'failure' in refusal && refusal.failure.kind === 'refused';
  return edit.type === 'back' || isFinal ? null : edit;
}

/** What an edit was to set, and what somebody else has set. */
function bothValues(edit: ItemEdit, now: OrderItem, money: WriteMoney) {
  if (edit.type === 'price') return { mine: money(edit.price), theirs: money(now.price) };
  return { mine: edit.type === 'quantity' ? edit.quantity : 0, theirs: now.quantity };
}

/** Why an edit did not hold, beside its item, and what can be done about it. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { edit } = refusal;
  const left = 'failure' in refusal ? leftIn(refusal.failure) : null;
  const choiceOf = (change: ItemChange) => {
    const item = 'now' in refusal ? refusal.now : edit.item;
    const make = () => dispatch(changeItem(item, change));
    return change.type === 'price'
      ? { label: t('Set to %(amount)s', { amount: money(change.price) }), onClick: make }
      : setTo(change.type === 'remove' ? 0 : change.quantity, make);
  };
  const change = offered(refusal, left);
  const dismiss = () => dispatch(drawerList.refusalsDismissed([editKey(edit)]));
  return (
    <ChoiceNote
      level={'now' in refusal ? 'warning' : 'danger'}
      role="alert"
      choices={[change && choiceOf(change), { label: t('Keep as it is'), onClick: dismiss }]}
    >
      {left !== null && edit.type === 'quantity' && tooManyText(edit.quantity, left)}{' '}
      {'now' in refusal
        ? conflictText(bothValues(edit, refusal.now, money))
        : failureText(refusal.failure)}
    </ChoiceNote>
  );
}
