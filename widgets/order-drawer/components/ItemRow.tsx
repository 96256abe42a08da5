import { memo } from 'react';
import type { OrderItem } from '../../../shared/contract/ordering';
import { t, tn } from '../../../shared/i18n';
import { keyOf } from '../drawer';
import { changeItem } from '../state/flows';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useMay } from '../useMay';
import { useMoney } from '../useMoney';
import { PriceField } from './PriceField';
import { QuantityField } from './QuantityField';
import { RefusalNote } from './RefusalNote';

/** One item of the order. What the server has not confirmed yet is dimmed. */
export const ItemRow = memo(function ItemRow({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const may = useMay();
  const key = keyOf(item);
  const isPending = useAppSelector(({ pending }) => pending.includes(key));
  const refusal = useAppSelector(({ refusals }) =>
    refusals.find((each) => keyOf(each.item) === key),
  );
  const { product_name: name, quantity } = item;

  return (
    <li className="ww-item" aria-label={name} aria-busy={isPending || undefined}>
      <div className="ww-item-head">
        <div className="ww-line-what">
          <strong>{name}</strong>
          <span className="ww-muted">{facts(item)}</span>
        </div>
        <strong className={`ww-number ${isPending ? 'ww-dimmed' : ''}`} translate="no">
          {money(item.line_total)}
        </strong>
      </div>
      <div className="ww-row ww-item-edit">
        {may.edit ? (
          <>
            <QuantityField item={item} />
            <span className="ww-item-word">{tn('case', 'cases', quantity)}</span>
          </>
        ) : (
          <span className="ww-item-word">{tn('%(count)s case', '%(count)s cases', quantity)}</span>
        )}
        <PriceField item={item} />
        {may.edit && (
          <button
            type="button"
            className="btn btn-link ww-flush ww-item-remove"
            aria-label={t('Remove %(name)s', { name })}
            onClick={() => dispatch(changeItem(item, { quantity: 0 }))}
          >
            {t('Remove')}
          </button>
        )}
      </div>
      {item.errors.map((error) => (
        <p key={error} className="alert alert-warning ww-cart-notice">
          <strong>{t('Attention:')}</strong> {error}
        </p>
      ))}
      {refusal && <RefusalNote refusal={refusal} />}
    </li>
  );
});

const facts = (item: OrderItem): string =>
  [
    item.brand,
    item.package_size,
    t('case of %(count)s', { count: item.case_size }),
    t('%(count)s cases available', { count: item.available }),
  ].join(' · ');
