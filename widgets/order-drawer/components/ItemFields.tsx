import { useState } from 'react';
import { isAmount } from '@shared/answers/order';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { useFocus } from '@shared/focus/useFocus';
import { readAmount } from '@shared/format/readMoney';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/page/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import type { ItemChange } from '@shared/orders/itemCalls';
import { editKey } from '@shared/orders/itemEdits';
import { ChoiceNote, keepAt, setTo } from '@shared/sync/NoteParts';
import { QuantityField as CasesField } from '@shared/ui/QuantityField';
import { ReadField } from '@shared/ui/CommitField';
import { useMoney } from '@shared/ui/useMoney';
import { changeItem, keepTyped } from '../state/edits';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { usePermissions } from '../usePermissions';

/** What stands around the field of an item that `now` describes: what was refused of it, and what is typed in it. */
function useItemField(item: OrderItem, now: ItemChange) {
  const dispatch = useAppDispatch();
  const edit = { ...now, item, place: 0 };
  const key = editKey(edit);
  const refusal = useAppSelector(({ refusals }) =>
    refusals.find((each) => editKey(each.edit) === key),
  );
  return {
    /** The `key` of the field: another number when it is to begin anew with what is `restored`. */
    begun: useAppSelector((state) => state.restored),
    props: {
      // What was not sent was not refused: the field shows what somebody else has set, which is right.
      isRefused: refusal !== undefined && 'failure' in refusal,
      // What would be said here goes when the field is left: the note's buttons would move away from who presses them.
      isNewsSaid: refusal !== undefined,
      restored: useAppSelector(({ typed }) => typed[key]?.text),
    },
    /** What is typed makes this of the item, null is nothing; with a text it cannot be read, or asks first. */
    keep: (change: ItemChange | null, text: string | null) =>
      dispatch(keepTyped(edit, change, text)),
    change: (change: ItemChange | null) => change && dispatch(changeItem(item, change)),
  };
}

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
    <CasesField
      key={field.begun}
      {...field.props}
      ordered={item}
      left={item.available}
      labels={{
        field: casesLabel(name),
        fewer: t('Fewer cases of %(name)s', { name }),
        more: t('More cases of %(name)s', { name }),
      }}
      // A 0 is no edit yet: it asks first.
      onType={(cases, text) =>
        field.keep(cases ? { type: 'quantity', quantity: cases } : null, cases === 0 ? '0' : text)
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
    </CasesField>
  );
}

/** The price of a case. One that was set by hand shows the list price, which is one click away. */
export function PriceField({ item }: { item: OrderItem }) {
  const money = useMoney();
  const locale = useLocale();
  const { currency } = useWidget().config;
  const may = usePermissions();
  const { product_name: name, price, list_price } = item;
  const field = useItemField(item, { type: 'price', price });
  /** The change that a price makes; null where it is the same in another spelling. */
  const changeTo = (value: string): ItemChange | null => {
    const to = value.includes('.') ? value : `${value}.00`;
    return to === price ? null : { type: 'price', price: to };
  };
  const label = t('Price of a case of %(name)s', { name });
  return (
    <div className="ww-item-price" data-focus-group>
      {may.setPrices && isAmount(price) ? (
        <div className="ww-row">
          <ReadField
            key={field.begun}
            {...field.props}
            label={label}
            focusKey={label}
            value={writeNumber(price, locale)}
            inputMode="decimal"
            reader={readAmount(locale, currency)}
            onType={(value, text) => field.keep(value === null ? null : changeTo(value), text)}
            onCommit={(value) => field.change(changeTo(value))}
          />
          <span>{t('a case')}</span>
        </div>
      ) : (
        <span translate="no">{t('%(amount)s a case', { amount: money(price) })}</span>
      )}
      {price !== list_price && (
        <span className="ww-edited" translate="no">
          {t('List price %(amount)s', { amount: money(list_price) })}{' '}
          {may.setPrices && isAmount(list_price) && (
            <button
              type="button"
              className="btn btn-sm btn-link ww-flush"
              aria-label={t('Use it: the list price for %(name)s', { name })}
              onClick={() => field.change({ type: 'price', price: list_price })}
            >
              {t('Use it')}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
