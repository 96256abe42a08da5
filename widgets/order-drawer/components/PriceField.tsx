import type { OrderItem } from '@shared/contract/orderingShapes';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { readAmount } from '@shared/format/readNumber';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { isAmount } from '@shared/answers/order';
import { ReadField } from '@shared/ui/ReadField';
import { useMoney } from '@shared/ui/useMoney';
import { usePermissions } from '../usePermissions';
import { useItemField } from './useItemField';

/** The price of a case. One that was set by hand shows the list price, which is one click away. */
export function PriceField({ item }: { item: OrderItem }) {
  const money = useMoney();
  const locale = useLocale();
  const { currency } = useWidget().config;
  const may = usePermissions();
  const { product_name: name, price, list_price } = item;
  const field = useItemField(item, { type: 'price', price });
  /** The change that a price makes; null where it is the same in another spelling. */
  const changeTo = (value: string) => {
    const to = value.includes('.') ? value : `${value}.00`;
    return to === price ? null : ({ type: 'price', price: to } as const);
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
