import { formatCount } from '@shared/format/numbers';
import { writeNumber } from '@shared/format/writeNumber';
import type { WriteMoney } from '@shared/format/money';
import { readAmount } from '@shared/format/readMoney';
import { readCount } from '@shared/format/readNumber';
import type { Column } from '@shared/grid/column';
import type { Facts } from '@shared/format/facts';
import { t } from '@shared/page/i18n';
import { isAmount } from '@shared/answers/order';
import { FactLine } from '@shared/ui/FactLine';
import { rowKey, type OrderItem } from '../model/order';
import { ListPriceButton, RemoveButton } from './RowButtons';

type OrderColumn = Column<OrderItem>;

/** How the page writes numbers, and what the person may change. */
export interface ColumnSetting {
  locale: string;
  currency: string;
  money: WriteMoney;
  canEdit: boolean;
  /** Only who may set prices has an editor for them. */
  canPrice: boolean;
  /** Rows that are on their way out: nothing of them can be changed. */
  removing: ReadonlySet<string>;
}

const factsIn = ({ brand, strain, package_size, case_size }: OrderItem): Facts => [
  brand,
  strain,
  package_size,
  t('case of %(count)s', { count: case_size }),
];

const product = (): OrderColumn => ({
  id: 'product_name',
  header: t('Product'),
  text: ({ product_name }) => product_name,
  render: (item) => (
    <>
      <strong>{item.product_name}</strong>
      <FactLine facts={factsIn(item)} />
    </>
  ),
  isRowName: true,
  isSortable: true,
});

const numberColumn = (
  id: string,
  header: string,
  width: number,
  text: (item: OrderItem) => string,
): OrderColumn => ({ id, header, width, text, isNumber: true });

const counted = (
  id: 'available' | 'units' | 'quantity',
  header: string,
  width: number,
  { locale }: ColumnSetting,
) => numberColumn(id, header, width, (item) => formatCount(item[id], locale));

const cases = (setting: ColumnSetting): OrderColumn => ({
  ...counted('quantity', t('Cases'), 88, setting),
  isSortable: true,
  ...(setting.canEdit && {
    edit: {
      value: (item: OrderItem) =>
        setting.removing.has(rowKey(item)) ? null : String(item.quantity),
      read: readCount(setting.locale),
      inputMode: 'numeric' as const,
      asksAtZero: true,
    },
  }),
});

const price = ({ locale, currency, money, canPrice, removing }: ColumnSetting): OrderColumn => ({
  ...numberColumn('price', t('Price'), 104, (item) => money(item.price)),
  isSortable: true,
  ...(canPrice && {
    edit: {
      value: (item: OrderItem) => (removing.has(rowKey(item)) ? null : item.price),
      write: (value: string) => writeNumber(value, locale),
      read: readAmount(locale, currency),
      inputMode: 'decimal' as const,
    },
  }),
});

const listPrice = ({ money, canPrice, removing }: ColumnSetting): OrderColumn => ({
  ...numberColumn('list_price', t('List price'), 128, (item) => money(item.list_price)),
  render: (item) =>
    canPrice &&
    isAmount(item.list_price) &&
    item.price !== item.list_price &&
    !removing.has(rowKey(item)) ? (
      <ListPriceButton item={item} />
    ) : (
      money(item.list_price)
    ),
});

const total = ({ money }: ColumnSetting): OrderColumn => ({
  ...numberColumn('line_total', t('Total'), 116, (item) => money(item.line_total)),
  isSortable: true,
});

const remove = (): OrderColumn => ({
  id: 'remove',
  header: t('Remove'),
  width: 56,
  isHeadHidden: true,
  text: () => '',
  render: (item) => <RemoveButton item={item} />,
});

/** The columns of the grid, in their order. */
export const orderColumns = (setting: ColumnSetting): OrderColumn[] => [
  product(),
  counted('available', t('Available'), 104, setting),
  cases(setting),
  price(setting),
  listPrice(setting),
  counted('units', t('Units'), 72, setting),
  total(setting),
  ...(setting.canEdit ? [remove()] : []),
];
