import { t } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { Icon } from '@shared/ui/Icon';
import { trashIcon } from '@shared/ui/icons/trash';
import { rowKey, type OrderItem } from '../model/order';
import { changeCells, removeItems } from '../state/edits';
import { selectItemsBeingRemoved } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useMoney } from '@shared/ui/useMoney';

/** The list price, one click away from the price that someone set. */
export function ListPriceButton({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const price = money(item.list_price);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="btn btn-sm btn-outline-secondary"
      title={t('Back to the list price')}
      aria-label={t('Back to the list price %(price)s of %(name)s', {
        price,
        name: item.product_name,
      })}
      onClick={() =>
        dispatch(
          changeCells([
            { rowKey: rowKey(item), columnId: 'price', from: item.price, to: item.list_price },
          ]),
        )
      }
    >
      ↺ {price}
    </button>
  );
}

export function RemoveButton({ item }: { item: OrderItem }) {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectItemsBeingRemoved(state).has(rowKey(item)));
  return (
    <BusyButton
      tabIndex={-1}
      className="btn-plain ww-icon-btn"
      isBusy={isBusy}
      aria-label={t('Remove %(name)s', { name: item.product_name })}
      title={t('Remove')}
      // The second click of a double click meets the item that moved up to here, and is not meant for it.
      onClick={({ detail }) => {
        if (detail < 2) dispatch(removeItems([item]));
      }}
    >
      <Icon of={trashIcon} />
    </BusyButton>
  );
}
