import type { OrderItem } from '@shared/contract/orderingShapes';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { isAmount } from '@shared/answers/order';
import { CommitField } from '@shared/ui/CommitField';
import { leftTyped, useReaders } from '@shared/ui/useReaders';
import { changeItem } from '../state/edits';
import { useAppDispatch } from '../state/slice';
import { usePermissions } from '../usePermissions';
import { useCurrency, useMoney } from '../useMoney';
import { useItemField } from './useItemField';

/** The price of a case. One that was set by hand shows the list price, which is one click away. */
export function PriceField({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const may = usePermissions();
  const { product_name: name, price, list_price } = item;
  return (
    <div className="ww-item-price" data-focus-group>
      {may.setPrices && isAmount(price) ? (
        <div className="ww-row">
          <Field item={item} />
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
              onClick={() => dispatch(changeItem(item, { type: 'price', price: list_price }))}
            >
              {t('Use it')}
            </button>
          )}
        </span>
      )}
    </div>
  );
}

function Field({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const currency = useCurrency();
  const { reader, prepare } = useReaders();
  const field = useItemField(item, { type: 'price', price: item.price });
  const readPrice = reader(({ readAmount }) => readAmount(locale, currency));
  /** The change that a price makes; null where it is the same in another spelling. */
  const changeTo = (value: string) => {
    const price = value.includes('.') ? value : `${value}.00`;
    return price === item.price ? null : ({ type: 'price', price } as const);
  };
  const label = t('Price of a case of %(name)s', { name: item.product_name });
  return (
    <CommitField
      key={field.restored}
      restored={leftTyped(readPrice, field.text)}
      label={label}
      focusKey={label}
      value={writeNumber(item.price, locale)}
      inputMode="decimal"
      onReach={prepare}
      isRefused={field.isRefused}
      isNewsSaid={field.isRefused}
      onType={(typed) => {
        const read = typed === null ? null : readPrice(typed);
        field.keep(read?.ok ? changeTo(read.value) : null, read?.ok ? null : typed);
      }}
      onCommit={(typed) => {
        const read = readPrice(typed);
        if (!read.ok) return read.says;
        const change = changeTo(read.value);
        if (change) dispatch(changeItem(item, change));
        return null;
      }}
    />
  );
}
