import type { OrderItem } from '@shared/contract/orderingShapes';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { isAmount } from '@shared/answers/order';
import { CommitField } from '@shared/ui/CommitField';
import { leftTyped, useReaders } from '@shared/ui/useReaders';
import { fieldKey, keyOf } from '../model/drawer';
import { changeItem } from '../state/edits';
import { editTyped, useAppDispatch, useAppSelector } from '../state/slice';
import { useMay } from '../useMay';
import { useCurrency, useMoney } from '../useMoney';

/** The price of a case. One that was set by hand shows the list price, which is one click away. */
export function PriceField({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const locale = useLocale();
  const currency = useCurrency();
  const may = useMay();
  const { reader, prepare } = useReaders();
  const isRefused = useAppSelector(({ refusals }) =>
    refusals.some(({ edit }) => edit.type === 'price' && keyOf(edit.placed.item) === keyOf(item)),
  );
  const { product_name: name, price, list_price } = item;

  const readPrice = reader(({ readAmount }) => readAmount(locale, currency));
  const written = (value: string) => (value.includes('.') ? value : `${value}.00`);
  const restored = useAppSelector((state) => state.restored);
  const key = fieldKey('price', item);
  const left = useAppSelector((state) => state.unreadable[key]);
  const keepTyped = (typed: string | null) => {
    const read = typed === null ? null : readPrice(typed);
    const next = read?.ok ? written(read.value) : price;
    const edit =
      next === price ? null : ({ type: 'price', placed: { item, place: 0 }, price: next } as const);
    dispatch(editTyped({ key, edit, text: read?.ok ? null : typed }));
  };
  const commit = (typed: string) => {
    const read = readPrice(typed);
    if (!read.ok) return read.says;
    const next = written(read.value);
    if (next !== price) dispatch(changeItem(item, { price: next }));
    return null;
  };

  const label = t('Price of a case of %(name)s', { name });
  return (
    <div className="ww-item-price" data-focus-group>
      {may.setPrices && isAmount(price) ? (
        <div className="ww-row">
          <CommitField
            key={restored}
            restored={leftTyped(readPrice, left)}
            label={label}
            focusKey={label}
            value={writeNumber(price, locale)}
            inputMode="decimal"
            onReach={prepare}
            isRefused={isRefused}
            onType={keepTyped}
            onCommit={commit}
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
              onClick={() => dispatch(changeItem(item, { price: list_price }))}
            >
              {t('Use it')}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
