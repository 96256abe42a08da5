import { useState } from 'react';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { t } from '@shared/i18n';
import { useFocus } from '@shared/focus/useFocus';
import { KeepChoice, SetChoice } from '@shared/sync/NoteParts';
import { QuantityField as Field } from '@shared/ui/QuantityField';
import { RowNote } from '@shared/ui/RowNote';
import { changeItem } from '../state/edits';
import { useAppDispatch } from '../state/slice';
import { useItemField } from './useItemField';

/** Of the field of an item: its name, and where the focus goes in its row. */
export const casesLabel = (name: string): string => t('Cases of %(name)s', { name });

/** The cases of an item. A 0 asks whether the item is to go. */
export function QuantityField({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const focus = useFocus();
  const field = useItemField(item, { type: 'quantity', quantity: item.quantity });
  const { product_name: name, quantity } = item;

  const set = (to: number) => {
    setAsksRemoval(to === 0);
    if (to > 0 && to !== quantity) dispatch(changeItem(item, { type: 'quantity', quantity: to }));
  };
  const keep = () => {
    setAsksRemoval(false);
    focus.moveTo(casesLabel(name));
  };
  return (
    <Field
      ordered={item}
      left={item.available}
      labels={{
        field: casesLabel(name),
        fewer: t('Fewer cases of %(name)s', { name }),
        more: t('More cases of %(name)s', { name }),
      }}
      isRefused={field.isRefused}
      // What would be said here goes when the field is left: the refusal's buttons would move away from who presses them.
      isNewsSaid={field.isRefused}
      key={field.restored}
      restored={field.text}
      onType={(cases, text) => {
        const change = cases ? ({ type: 'quantity', quantity: cases } as const) : null;
        // A 0 is no edit yet: it asks first.
        field.keep(change, cases === 0 ? '0' : text);
      }}
      onCommit={set}
      onStep={set}
    >
      {asksRemoval && (
        <div className="ww-item-error">
          <RowNote
            level="warning"
            role="alert"
            actions={
              <>
                <SetChoice to={0} onSet={() => dispatch(changeItem(item, { type: 'remove' }))} />
                <KeepChoice now={quantity} onClick={keep} />
              </>
            }
          >
            {t('0 cases: remove this item?')}
          </RowNote>
        </div>
      )}
    </Field>
  );
}
