import { useState } from 'react';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { t } from '@shared/i18n';
import { useFocus } from '@shared/focus/useFocus';
import { ChoiceNote, keepAt, setTo } from '@shared/sync/NoteParts';
import { QuantityField as Field } from '@shared/ui/QuantityField';
import { useItemField } from './useItemField';

/** Of the field of an item: its name, and where the focus goes in its row. */
export const casesLabel = (name: string): string => t('Cases of %(name)s', { name });

/** The cases of an item. A 0 asks whether the item is to go. */
export function QuantityField({ item }: { item: OrderItem }) {
  const [asksRemoval, setAsksRemoval] = useState(false);
  const focus = useFocus();
  const { product_name: name, quantity } = item;
  const field = useItemField(item, { type: 'quantity', quantity });

  const set = (to: number) => {
    setAsksRemoval(to === 0);
    if (to > 0 && to !== quantity) field.change({ type: 'quantity', quantity: to });
  };
  const keep = () => {
    setAsksRemoval(false);
    focus.moveTo(casesLabel(name));
  };
  return (
    <Field
      key={field.begun}
      {...field.props}
      ordered={item}
      left={item.available}
      labels={{
        field: casesLabel(name),
        fewer: t('Fewer cases of %(name)s', { name }),
        more: t('More cases of %(name)s', { name }),
      }}
      onType={(cases, text) =>
        // A 0 is no edit yet: it asks first.
        cases === 0
          ? field.keep(null, '0')
          : field.keep(cases === null ? null : { type: 'quantity', quantity: cases }, text)
      }
      onCommit={set}
      onStep={set}
    >
      {asksRemoval && (
        <div className="ww-item-error">
          <ChoiceNote
            level="warning"
            role="alert"
            choices={[setTo(0, () => field.change({ type: 'remove' })), keepAt(quantity, keep)]}
          >
            {t('0 cases: remove this item?')}
          </ChoiceNote>
        </div>
      )}
    </Field>
  );
}
