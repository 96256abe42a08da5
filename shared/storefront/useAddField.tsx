import { useEffect, useRef, useState } from 'react';
import { t } from '../page/i18n';
import { nextLegal, type Quantity } from '../format/quantity';
import { widgetHooks } from '../store/hooks';
import { AddingNote } from '../ui/AddingNote';
import { QuantityField } from '../ui/QuantityField';
import { useKeptState, type KeptStates } from '../ui/useKeptState';
import { addingDismissed, addingKey, type Adding, type AddingState } from './adding';

const { useAppDispatch, useAppSelector } = widgetHooks<{ adding: AddingState }>();

type Added = Pick<Adding, 'mode' | 'id' | 'name'>;

interface Props<Of extends Added> {
  /** Of the card that it stands on, where that is not always drawn. */
  kept?: KeptStates | undefined;
  /** What is added. */
  adding: Of;
  rule: Omit<Quantity, 'quantity'>;
  /** Cases that can be added; null where that is not told. */
  left: number | null;
  /** Sends whole cases of it, or looks into the cart while nobody knows of those that were sent: `addToCart`. */
  onAdd: (adding: Of & { quantity: number }) => void;
}

interface Typed {
  cases: number;
  /** A text that cannot be read. */
  unread: string | undefined;
  /** The number of the answer of what had been added last when it was typed. */
  since: number | undefined;
  /** It was sent, and nothing else was typed since. */
  isSent?: true;
}

/**
 * How many cases of an offer are added, by `state.adding`. Returns the field, which begins with the least that is legal,
 * the note of what became of them, and `add` for the button; whoever calls it puts them where they belong. Once cases were
 * added the field begins anew, unless something else was typed meanwhile.
 */
export function useAddField<Of extends Added>({ kept, adding, rule, left, onAdd }: Props<Of>) {
  const dispatch = useAppDispatch();
  const { name } = adding;
  const key = addingKey(adding);
  const edit = useAppSelector((state) => state.adding.edits[key]);
  const added = useAppSelector((state) => state.adding.added[key]);
  const isHeld = useAppSelector((state) => state.adding.isHeld);
  const [takesFocus, setTakesFocus] = useState(false);
  const least = nextLegal({ ...rule, quantity: 0 }, 1);
  const [typed, setTyped] = useKeptState<Readonly<Record<string, Typed>>>(kept, 'cases', {});
  const last = typed[key];
  const isAdded = last?.isSent && last.since !== added;
  const { cases: quantity, unread } = last && !isAdded ? last : { cases: least, unread: undefined };
  /** What is committed by leaving the field for the button is not drawn yet when that is pressed. */
  const newest = useRef({ cases: quantity, unread });
  useEffect(() => {
    newest.current = { cases: quantity, unread };
  }, [quantity, unread]);

  const keep = (changed: Partial<Typed>) => {
    newest.current = { ...newest.current, ...changed };
    setTyped({ ...typed, [key]: { ...newest.current, since: added } });
  };
  const dismiss = () => dispatch(addingDismissed(key));
  const set = (cases: number) => {
    keep({ cases });
    // What was said of another quantity is over; what nobody knows of is not.
    if (edit?.status === 'not-added') dismiss();
  };
  const add = () => {
    const { cases, unread: unreadable } = newest.current;
    if (unreadable !== undefined || cases === 0) return;
    // While nobody knows, what was sent before is looked for, and what is typed by now waits.
    if (edit?.status !== 'unknown')
      setTyped({ ...typed, [key]: { ...newest.current, since: added, isSent: true } });
    onAdd({ ...adding, quantity: cases });
  };
  return {
    quantity,
    isBusy: isHeld || edit?.status === 'sending' || edit?.status === 'searching',
    /** Nobody knows yet whether what was sent is in the cart. */
    isUnknown: edit?.status === 'unknown',
    /** Why nothing can be added yet, null where it can. */
    whyNone: quantity === 0 ? t('Enter at least 1 case.') : null,
    add,
    field: (
      <QuantityField
        key={key}
        ordered={{ ...rule, quantity }}
        left={left}
        labels={{
          field: t('Cases of %(name)s', { name }),
          fewer: t('Fewer: %(name)s', { name }),
          more: t('More: %(name)s', { name }),
        }}
        isRefused={edit?.status === 'not-added' && edit.failure.kind === 'refused'}
        takesFocus={takesFocus}
        onFocused={() => setTakesFocus(false)}
        onType={(_, unreadable) => {
          const next = unreadable ?? undefined;
          if (next !== newest.current.unread) keep({ unread: next });
        }}
        restored={unread}
        onCommit={set}
        onStep={set}
      />
    ),
    note: (
      <AddingNote
        edit={edit}
        rule={rule}
        onSet={(cases) => {
          set(cases);
          setTakesFocus(true);
        }}
        // What is looked for is what was sent, whatever stands in the field by now.
        onCheck={() => onAdd({ ...adding, quantity: newest.current.cases })}
        onDismiss={() => {
          dismiss();
          setTakesFocus(true);
        }}
      />
    ),
  };
}
