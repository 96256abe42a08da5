import { useEffect, useRef } from 'react';
import { t } from '../i18n';
import { nextLegal, type Quantity } from '../quantity';
import type { AddingEdit } from '../storefront/adding';
import { AddingNote } from './AddingNote';
import { BusyButton } from './BusyButton';
import { QuantityField } from './QuantityField';
import { useKeptState, type KeptStates } from './useKeptState';

interface Props {
  /** Of the card that it stands on, where that is not always drawn. */
  kept?: KeptStates | undefined;
  /** Tells what is typed here from what is typed for other choices on the same card: by `addingKey`. */
  choiceKey: string;
  /** What is added, as it is announced: "Blue Dream flower, 3.5 g". */
  name: string;
  rule: Omit<Quantity, 'quantity'>;
  /** Cases that can be added; null where that is not told. */
  left: number | null;
  /** Cases of it in the cart. */
  inCart: number;
  edit: AddingEdit | undefined;
  onAdd: (quantity: number) => void;
  onDismiss: () => void;
}

/** How many cases, by the next legal step, and the way into the cart. */
export function AddField({ choiceKey, name, rule, left, inCart, edit, ...props }: Props) {
  const { kept, onAdd, onDismiss } = props;
  // What is in the cart already counts for the least quantity.
  const steps = inCart > 0 ? { ...rule, minimum: rule.increment } : rule;
  const least = nextLegal({ ...steps, quantity: 0 }, 1);
  // Once something was added, the next addition begins anew.
  const [chosen, setChosen] = useKeptState(kept, `cases ${choiceKey}`, { cases: least, inCart });
  const [unread, setUnread] = useKeptState<string | undefined>(
    kept,
    `unread ${choiceKey}`,
    undefined,
  );
  const quantity = chosen.inCart === inCart ? chosen.cases : least;
  /** What is committed by leaving the field for the button is not drawn yet when that is pressed. */
  const newest = useRef(quantity);
  useEffect(() => {
    newest.current = quantity;
  }, [quantity]);
  const isUnread = useRef(unread !== undefined);
  const isBusy = edit?.status === 'sending' || edit?.status === 'searching';
  const set = (cases: number) => {
    newest.current = cases === 0 ? least : cases;
    setChosen({ cases: newest.current, inCart });
    if (edit) onDismiss();
  };
  return (
    <>
      <QuantityField
        ordered={{ ...steps, quantity }}
        left={left}
        labels={{
          field: t('Cases of %(name)s', { name }),
          fewer: t('Fewer: %(name)s', { name }),
          more: t('More: %(name)s', { name }),
        }}
        isRefused={edit?.status === 'not-added'}
        onType={(_, unreadable) => {
          isUnread.current = unreadable !== null;
          setUnread(unreadable ?? undefined);
        }}
        restored={unread}
        onCommit={set}
        onStep={set}
      />
      <BusyButton
        className="btn-outline-secondary"
        isBusy={isBusy}
        aria-label={t('Add %(name)s', { name })}
        onClick={() => {
          if (!isUnread.current) onAdd(newest.current);
        }}
      >
        {t('Add')}
      </BusyButton>
      <AddingNote
        edit={edit}
        rule={steps}
        onSet={set}
        onCheck={() => onAdd(newest.current)}
        onDismiss={onDismiss}
      />
    </>
  );
}
