import type { OrderItem } from '@shared/contract/orderingShapes';
import { t } from '@shared/i18n';
import { Icon } from '@shared/ui/Icon';
import { trashIcon } from '@shared/ui/icons/trash';
import { editKey, isOf } from '../model/drawer';
import { changeItem } from '../state/edits';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { PriceField } from './PriceField';
import { QuantityField } from './QuantityField';
import { RefusalNote } from './RefusalNote';

/** What changes an item: not for those who may only look. */
export function ItemFields({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const refusals = useAppSelector((state) => state.refusals);
  const { product_name: name } = item;
  return (
    <>
      <QuantityField item={item} />
      <PriceField item={item} />
      <button
        type="button"
        className="btn btn-plain ww-icon-btn ww-item-remove"
        title={t('Remove')}
        aria-label={t('Remove %(name)s', { name })}
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
