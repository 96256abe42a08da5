import { isBelow, marginOf, decimalsOf } from '@shared/format/amounts';
import { factsOf } from '@shared/format/facts';
import { formatCount } from '@shared/format/numbers';
import { writeNumber } from '@shared/format/writeNumber';
import { readCount, readDecimal, readPercent } from '@shared/format/readNumber';
import { readPrice } from '@shared/format/readPrice';
import type { Column, Editing } from '@shared/grid/column';
import { t } from '@shared/page/i18n';
import type { Column as ListColumn } from '@shared/lists/column';
import { readFormula, type FormulaReaders } from '../model/formula';
import {
  fieldName,
  isCount,
  shownFields,
  titleOf,
  type FieldName,
  type PricedRow,
} from '../model/prices';
import { sellsBelowCost, type PriceChange } from '../model/view';

export interface Options {
  locale: string;
  /** ISO 4217. */
  currency: string;
  tiers: readonly number[];
  canEdit: boolean;
  /** A value as a person reads it. */
  textOf: (name: FieldName, value: string) => string;
}

const readersOf = ({
  locale,
  currency,
}: Pick<Options, 'locale' | 'currency'>): Record<'money' | 'count', FormulaReaders> => {
  const common = { factor: readDecimal(locale), percent: readPercent(locale) };
  return {
    money: { ...common, plain: readPrice(locale, currency), decimals: decimalsOf(currency) },
    count: { ...common, plain: readCount(locale), decimals: 0 },
  };
};

/** The columns of the grid: what a row is, and its prices. */
export function priceColumns(options: Options): Column<PricedRow>[] {
  const { locale, tiers, canEdit, textOf } = options;
  const readers = readersOf(options);
  const fieldColumn = (name: FieldName): Column<PricedRow> => {
    const isMoney = !isCount(name);
    const edit: Editing<PricedRow> = {
      value: (row) => row[name],
      write: (value) => writeNumber(value, locale),
      read: (text, row) => readFormula(text, row[name], readers[isMoney ? 'money' : 'count']),
      // A formula has signs that a keyboard of digits lacks.
      inputMode: 'text',
    };
    return {
      id: name,
      header: fieldName(name, tiers, locale),
      width: isMoney ? 108 : 96,
      isNumber: true,
      isSortable: true,
      text: (row) => textOf(name, row[name]),
      ...(canEdit && { edit }),
    };
  };
  const margin: Column<PricedRow> = {
    id: 'margin',
    header: t('Margin'),
    width: 116,
    isNumber: true,
    text: (row) => marginText(row, locale),
    render: (row) => <Margin row={row} locale={locale} />,
  };
  const stock: Column<PricedRow> = {
    id: 'stock',
    header: t('Stock'),
    width: 80,
    isNumber: true,
    isSortable: true,
    text: ({ stock: cases }) => formatCount(cases, locale),
  };
  const fields = shownFields(tiers).map(fieldColumn);
  const [counts, money] = [fields.slice(-2), fields.slice(0, -2)];
  return [{ ...nameColumn, header: t('Variant') }, ...money, margin, stock, ...counts];
}

const nameColumn: Column<PricedRow> = {
  id: 'name',
  header: '',
  isRowName: true,
  isSortable: true,
  text: titleOf,
  render: (row) => (
    <>
      <bdi className="ww-price-name">{titleOf(row)}</bdi>
      <span className="ww-price-about">{factsOf([row.batchRef, row.packageSize]) || '\u00a0'}</span>
    </>
  ),
};

function marginText({ price, cost }: Pick<PricedRow, 'price' | 'cost'>, locale: string) {
  const margin = cost === '' ? null : marginOf(price, cost);
  return margin === null ? '–' : `${writeNumber(margin, locale)}%`;
}

/** Of the list price; with it whether one of the prices is below the cost. */
function Margin({ row, locale }: { row: PricedRow; locale: string }) {
  const isBelowCost = sellsBelowCost(row);
  const says = isBelow(row.price, row.cost) ? t('Below cost') : t('Tier below cost');
  return (
    <>
      <span>{marginText(row, locale)}</span>
      {isBelowCost && <span className="ww-price-below">{says}</span>}
    </>
  );
}

export const changeHeads = () => ({ row: t('Variant'), field: t('Column') });

/** What a change of money would leave over the cost: of the price or the tier that is changed, or of the list price. */
export const marginColumns = (locale: string) => (field: FieldName) => {
  const margin: ListColumn<PriceChange> = {
    key: 'margin',
    header: t('Margin'),
    type: 'number',
    width: '88px',
    render: ({ row, after = row, name, to }) =>
      isCount(name)
        ? '–'
        : marginText(name === 'cost' ? { ...after, cost: to } : { ...after, price: to }, locale),
  };
  return isCount(field) ? [] : [margin];
};
