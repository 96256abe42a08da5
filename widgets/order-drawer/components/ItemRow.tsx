import { memo } from 'react';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { t, tn } from '@shared/page/i18n';
import { editKey, isOf } from '@shared/orders/itemEdits';
import { FactLine } from '@shared/ui/FactLine';
import { Icon } from '@shared/ui/Icon';
import { trashIcon } from '@shared/ui/icons/trash';
import { useMoney } from '@shared/ui/useMoney';
import { RowNote } from '@shared/ui/RowNote';
import { changeItem } from '../state/edits';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { usePermissions } from '../usePermissions';
import { PriceField, QuantityField } from './ItemFields';
import { RefusalNote } from './RefusalNote';

/** One item of the order. What the server has not confirmed yet is dimmed. */
export const ItemRow = memo(function ItemRow({ item }: { item: OrderItem }) {
  const money = useMoney();
  const may = usePermissions();
  const isPending = useAppSelector(({ pending }) => pending.some(({ edit }) => isOf(edit, item)));
  const { product_name: name, brand, strain, package_size, quantity, price, list_price } = item;
  const casesAndPrice = [
    tn('%(count)s case', '%(count)s cases', quantity),
    t('%(amount)s a case', { amount: money(price) }),
    price !== list_price && t('List price %(amount)s', { amount: money(list_price) }),
  ];
  return (
    <li className="ww-item" aria-label={name} aria-busy={isPending || undefined}>
      <div className="ww-item-head">
        <div className="ww-line-what">
          <strong>{name}</strong>
          <FactLine
            facts={[brand, strain, package_size, t('case of %(count)s', { count: item.case_size })]}
            name={name}
          />
        </div>
        <strong className={`ww-number ${isPending ? 'ww-dimmed' : ''}`} translate="no">
          {money(item.line_total)}
        </strong>
      </div>
      <div className="ww-row ww-item-edit">
        {may.edit ? (
          <ItemFields item={item} />
        ) : (
          <span className="ww-item-word">
            <FactLine facts={casesAndPrice} />
          </span>
        )}
      </div>
      {item.errors.map((error) => (
        <RowNote key={error} level="warning">
          <strong>{t('Attention:')}</strong> {error}
        </RowNote>
      ))}
    </li>
  );
});

function ItemFields({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const refusals = useAppSelector((state) => state.refusals);
  return (
    <>
      <QuantityField item={item} />
      <PriceField item={item} />
      <button
        type="button"
        className="btn btn-plain ww-icon-btn ww-item-remove"
        title={t('Remove')}
        aria-label={t('Remove %(name)s', { name: item.product_name })}
        // The second click of a double click meets the item that moved up to here, and is not meant for it.
        onClick={({ detail }) => {
          if (detail < 2) dispatch(changeItem(item, { type: 'remove' }));
        }}
      >
        <Icon of={trashIcon} />
      </button>
      {refusals
        .filter(({ edit }) => isOf(edit, item))
        .map((refusal) => (
          <div key={editKey(refusal.edit)} className="ww-item-refusal">
            <RefusalNote refusal={refusal} />
          </div>
        ))}
    </>
  );
}
