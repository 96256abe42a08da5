import { useMemo } from 'react';
import { formatCount } from '@shared/format/numbers';
import { writeNumber } from '@shared/format/numbers';
import { readAmount, readCount } from '@shared/format/readNumber';
import type { Column } from '@shared/grid/column';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { isAmount } from '@shared/orderAnswers';
import { rowKey, type OrderItem } from '../model/order';
import { selectCanEdit, selectItemsBeingRemoved, selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useCurrency, useMoney } from '../useMoney';
import { ListPriceButton, RemoveButton } from './RowButtons';

const facts = ({ brand, strain, package_size, case_size }: OrderItem): string =>
  [brand, strain, package_size, t('case of %(count)s', { count: case_size })]
    .filter(Boolean)
    .join(' · ');

/** The columns of the grid. Only who may set prices has an editor for them. */
export function useColumns(): Column<OrderItem>[] {
  const money = useMoney();
  const locale = useLocale();
  const currency = useCurrency();
  const canEdit = useAppSelector(selectCanEdit);
  const removing = useAppSelector(selectItemsBeingRemoved);
  const hidden = useAppSelector((state) => state.hiddenColumns);
  const canPrice = useAppSelector(
    (state) => canEdit && selectOrder(state)?.permissions.change_orderlineitempricemanagement,
  );

  return useMemo(() => {
    const count = (value: number) => formatCount(value, locale);
    const unlessRemoved = (item: OrderItem, value: string) =>
      removing.has(rowKey(item)) ? null : value;
    const columns: (Column<OrderItem> | false | undefined)[] = [
      {
        id: 'product_name',
        header: t('Product'),
        text: ({ product_name }) => product_name,
        render: (item) => (
          <>
            <strong>{item.product_name}</strong>
            <span className="ww-muted">{facts(item)}</span>
          </>
        ),
        isRowName: true,
        isSortable: true,
      },
      {
        id: 'available',
        header: t('Available'),
        width: 104,
        text: ({ available }) => count(available),
        isNumber: true,
      },
      {
        id: 'quantity',
        header: t('Cases'),
        width: 88,
        text: ({ quantity }) => count(quantity),
        isNumber: true,
        isSortable: true,
        ...(canEdit && {
          edit: {
            value: (item: OrderItem) => unlessRemoved(item, String(item.quantity)),
            read: readCount(locale),
            inputMode: 'numeric' as const,
            asksAtZero: true,
          },
        }),
      },
      {
        id: 'price',
        header: t('Price'),
        width: 104,
        text: ({ price }) => money(price),
        isNumber: true,
        isSortable: true,
        ...(canPrice && {
          edit: {
            value: (item: OrderItem) => unlessRemoved(item, item.price),
            write: (value: string) => writeNumber(value, locale),
            read: readAmount(locale, currency),
            inputMode: 'decimal' as const,
          },
        }),
      },
      {
        id: 'list_price',
        header: t('List price'),
        width: 128,
        text: ({ list_price }) => money(list_price),
        render: (item) =>
          canPrice &&
          isAmount(item.list_price) &&
          item.price !== item.list_price &&
          !removing.has(rowKey(item)) ? (
            <ListPriceButton item={item} />
          ) : (
            money(item.list_price)
          ),
        isNumber: true,
      },
      {
        id: 'units',
        header: t('Units'),
        width: 72,
        text: ({ units }) => count(units),
        isNumber: true,
      },
      {
        id: 'line_total',
        header: t('Total'),
        width: 116,
        text: ({ line_total }) => money(line_total),
        isNumber: true,
        isSortable: true,
      },
      canEdit && {
        id: 'remove',
        header: t('Remove'),
        width: 104,
        text: () => '',
        render: (item) => <RemoveButton item={item} />,
      },
    ];
    return columns
      .filter((column) => typeof column === 'object')
      .filter(({ id }) => !hidden.includes(id));
  }, [canEdit, canPrice, currency, hidden, locale, money, removing]);
}
