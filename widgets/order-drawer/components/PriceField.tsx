import type { OrderItem } from '../../../shared/contract/orderingShapes';
import { readAmount } from '../../../shared/grid/readNumber';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { CommitField } from '../../../shared/ui/CommitField';
import { keyOf } from '../drawer';
import { changeItem } from '../state/flows';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useMay } from '../useMay';
import { useMoney } from '../useMoney';

/** The price of a case. One that was set by hand shows the list price, which is one click away. */
export function PriceField({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const locale = useLocale();
  const may = useMay();
  const isRefused = useAppSelector(({ refusals }) =>
    refusals.some((each) => keyOf(each.item) === keyOf(item) && each.asked.price !== null),
  );
  const { product_name: name, price, list_price } = item;

  const commit = (typed: string) => {
    const read = readAmount(locale)(typed);
    if (!read.ok) return read.says;
    if (read.value !== price) dispatch(changeItem(item, { price: read.value }));
    return null;
  };

  return (
    <div className="ww-item-price">
      {may.setPrices ? (
        <div className="ww-row">
          <CommitField
            label={t('Price of a case of %(name)s', { name })}
            value={price}
            inputMode="decimal"
            isRefused={isRefused}
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
          {may.setPrices && (
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
