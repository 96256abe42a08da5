import { formatCount } from '@shared/format/numbers';
import type { WriteMoney } from '@shared/format/money';
import { readCount } from '@shared/format/readNumber';
import type { Column } from '@shared/grid/column';
import { t } from '@shared/page/i18n';
import { sumOf, type OfferRow, type SheetRow } from '../model/rows';
import { columnOf, type SheetLocation } from '../model/sheet';
import { ProductName } from './ProductName';

type SheetColumn = Column<SheetRow>;

export interface ColumnSetting {
  locations: readonly SheetLocation[];
  locale: string;
  money: WriteMoney;
  canOrder: boolean;
  /** Columns by which the server can sort. */
  orders: readonly string[];
  onAdd: (row: OfferRow) => void;
  onDelete: (row: OfferRow) => void;
}

/** Pixels: a location's name in two or three lines, and a product's in as many beside many locations. */
const locationWidth = 120;
const nameWidth = 264;
const fewLocations = 3;

/** A row's own value; the foot has none. */
const ofOffer =
  (text: (row: OfferRow) => string) =>
  (row: SheetRow): string =>
    row.kind === 'offer' ? text(row) : '';

export const nameOf = (row: SheetRow): string =>
  row.kind === 'offer' ? row.ref.name : t('Total cases');

/** An empty cell is easier to tell from an order than a 0; what is not read yet is neither. */
const casesOf = (cases: number | null | undefined, locale: string): string =>
  cases === 0 ? '' : cases == null ? '…' : formatCount(cases, locale);

/** Product, price and what is left, a column of cases for each location, their sum, and what can be done with a row. */
export function sheetColumns(setting: ColumnSetting): SheetColumn[] {
  const { locations, locale, money, canOrder, orders } = setting;
  return [
    {
      id: 'name',
      header: t('Product'),
      text: nameOf,
      render: (row) => (row.kind === 'offer' ? <ProductName row={row} /> : nameOf(row)),
      isRowName: true,
      isSortable: orders.includes('name'),
      ...(locations.length > fewLocations && { width: nameWidth }),
    },
    {
      id: 'price',
      header: t('Case'),
      width: 96,
      text: ofOffer(({ choice }) => (choice.price === null ? '–' : money(choice.price))),
      isNumber: true,
      isSortable: orders.includes('price'),
    },
    {
      id: 'left',
      header: t('Left'),
      width: 72,
      text: ofOffer(leftText(locale)),
      isNumber: true,
    },
    ...locations.map((location, at) => locationColumn(location, at, setting)),
    {
      id: 'sum',
      header: t('Cases'),
      width: 72,
      text: (row) => casesOf(sumOf(row), locale),
      isNumber: true,
      isSummary: true,
    },
    {
      id: 'total',
      header: t('Total'),
      width: 104,
      text: ofOffer((row) => (sumOf(row) === 0 ? '' : row.price === null ? '–' : money(row.price))),
      isNumber: true,
    },
    ...(canOrder ? actionColumns(setting) : []),
  ];
}

const leftText =
  (locale: string) =>
  ({ available, choice }: OfferRow): string => {
    if (!choice.is_saleable) return t('Not sold');
    if (available === null) return '–';
    return available === 0 ? t('None') : formatCount(available, locale);
  };

const locationColumn = (
  { id, name }: SheetLocation,
  at: number,
  { locale, canOrder }: ColumnSetting,
): SheetColumn => ({
  id: columnOf(id),
  header: name,
  width: locationWidth,
  isNumber: true,
  text: ({ cases }) => casesOf(cases[at], locale),
  ...(canOrder && {
    edit: {
      value: (row) => {
        const cases = row.cases[at];
        if (row.kind === 'total' || cases == null) return null;
        // What is not sold can only be taken out.
        return !row.choice.is_saleable && cases === 0 ? null : String(cases);
      },
      read: readCount(locale),
      inputMode: 'numeric' as const,
    },
  }),
});

const actionColumns = ({ locations, onAdd, onDelete }: ColumnSetting): SheetColumn[] => {
  const add: SheetColumn = {
    id: 'add',
    header: t('Add'),
    width: 64,
    text: () => '',
    render: (row) =>
      row.kind === 'offer' &&
      row.choice.is_saleable && (
        <button
          type="button"
          className="btn btn-sm btn-link ww-flush"
          tabIndex={-1}
          aria-label={t('Add %(name)s to several locations', { name: row.ref.name })}
          onClick={() => onAdd(row)}
        >
          {t('Add…')}
        </button>
      ),
  };
  const remove: SheetColumn = {
    id: 'delete',
    header: t('Delete'),
    width: 72,
    text: () => '',
    render: (row) =>
      row.kind === 'offer' &&
      sumOf(row) > 0 && (
        <button
          type="button"
          className="btn btn-sm btn-link ww-flush"
          tabIndex={-1}
          aria-label={t('Delete %(name)s', { name: row.ref.name })}
          onClick={() => onDelete(row)}
        >
          {t('Delete')}
        </button>
      ),
  };
  return locations.length > 1 ? [add, remove] : [remove];
};
