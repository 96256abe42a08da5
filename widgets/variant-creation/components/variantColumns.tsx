import { readAmount } from '@shared/format/readMoney';
import { readCount } from '@shared/format/readNumber';
import { writeNumber } from '@shared/format/writeNumber';
import type { WriteMoney } from '@shared/format/money';
import type { Column, Editing } from '@shared/grid/column';
import { factsOf } from '@shared/format/facts';
import { t } from '@shared/page/i18n';
import { Badge } from '@shared/ui/Badge';
import { shownApart } from '../model/pattern';
import { isNew, type CellName, type VariantRow } from '../model/work';

type VariantColumn = Column<VariantRow>;

export const rowName = ({ values }: VariantRow): string =>
  factsOf(values.map(({ value }) => value));

interface Options {
  locale: string;
  currency: string;
  money: WriteMoney;
  isBusy: boolean;
  /** Leaves a combination out, or takes it in again. */
  onLeave: (row: VariantRow) => void;
}

const variant: VariantColumn = {
  id: 'variant',
  header: '',
  text: rowName,
  isRowName: true,
  width: 144,
  render: (row) => (
    <span className="ww-combination">
      <bdi>{rowName(row)}</bdi>
      {row.existing && <Badge tone="neutral">{t('Exists')}</Badge>}
      {row.isLeft && <Badge tone="neutral">{t('Left out')}</Badge>}
    </span>
  ),
};

const readText = (text: string) => ({ ok: true as const, value: text.trim() });

function columnOf(
  id: CellName,
  header: string,
  isBusy: boolean,
  edit: Omit<Editing<VariantRow>, 'value'>,
): VariantColumn {
  return {
    id,
    header,
    text: (row) => row[id],
    edit: { ...edit, value: (row) => (isNew(row) && !isBusy ? row[id] : null) },
  };
}

export function variantColumns({ locale, currency, money, isBusy, onLeave }: Options) {
  const text = { read: readText, inputMode: 'text' as const };
  const price: VariantColumn = {
    ...columnOf('price', t('Price'), isBusy, {
      read: readAmount(locale, currency),
      write: (value) => writeNumber(value, locale),
      inputMode: 'decimal',
    }),
    width: 96,
    isNumber: true,
    text: (row) => (row.price === '' ? '' : money(row.price)),
  };
  const stock: VariantColumn = {
    ...columnOf('stock', t('Stock'), isBusy, { read: readCount(locale), inputMode: 'numeric' }),
    width: 72,
    isNumber: true,
  };
  const leave: VariantColumn = {
    id: 'leave',
    header: '',
    width: 112,
    text: () => '',
    render: (row) => !row.existing && <LeaveButton row={row} onLeave={onLeave} />,
  };
  return [
    { ...variant, header: t('Variant') },
    {
      ...columnOf('name', t('Name'), isBusy, text),
      render: (row: VariantRow) => shownApart(row.name),
    },
    {
      ...columnOf('sku', t('SKU'), isBusy, text),
      render: (row: VariantRow) => shownApart(row.sku),
      width: 136,
    },
    price,
    stock,
    { ...leave, header: t('Actions') },
  ];
}

function LeaveButton({ row, onLeave }: { row: VariantRow; onLeave: (row: VariantRow) => void }) {
  const name = rowName(row);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="btn btn-plain ww-leave-out"
      aria-label={row.isLeft ? t('Take in %(name)s', { name }) : t('Leave out %(name)s', { name })}
      onClick={() => onLeave(row)}
    >
      {row.isLeft ? t('Take in') : t('Leave out')}
    </button>
  );
}
