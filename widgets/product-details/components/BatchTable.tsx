import { useMemo, useState } from 'react';
import { daysBetween, formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { writeNumber } from '@shared/format/writeNumber';
import { t, tn } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { NarrowFilters } from '@shared/lists/NarrowFilters';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { BusyButton } from '@shared/ui/BusyButton';
import { isSoldOut } from '@shared/storefront/readOffer';
import { useMoney } from '@shared/ui/useMoney';
import { sortBatches, type ComparedBatch } from '../model/batches';
import { BatchTerpenes } from './BatchTerpenes';
import type { TablesProps } from './ProductTables';

interface Props extends TablesProps {
  rows: readonly ComparedBatch[];
  /** The seller chooses: none of them can be. */
  isQueued: boolean;
}

/** The batches of a product beside each other, in order of what matters to the buyer; the chosen one is added here. */
export function BatchTable({ rows, isQueued, ...props }: Props) {
  const [orderBy, setOrderBy] = useState('');
  const columns = useColumns(props, isQueued);
  const sort = { columns, orderBy, onSort: setOrderBy };
  const sorted = useMemo(() => sortBatches(rows, orderBy), [orderBy, rows]);
  return (
    <>
      <NarrowFilters sort={sort} />
      <DataTable
        label={t('Batches')}
        rows={sorted}
        rowKey={({ key }) => key}
        count={rows.length}
        {...sort}
      />
    </>
  );
}

function useColumns(props: TablesProps, isQueued: boolean): Column<ComparedBatch>[] {
  const locale = useLocale();
  const today = useToday();
  const money = useMoney();
  const percent = (value: string | null) => (value === null ? '–' : writeNumber(value, locale));
  const day = (value: string | null) => (value === null ? '–' : formatDay(value, locale));
  const sortable = { isSortable: true } as const;
  return [
    {
      key: 'batch',
      header: t('Batch'),
      type: 'link',
      ...sortable,
      title: ({ batch }) => batch.reference,
      render: ({ batch }) => <bdi>{batch.reference}</bdi>,
    },
    {
      key: 'size',
      header: t('Size'),
      type: 'text',
      width: '104px',
      title: ({ offer }) => offer.packageSize,
      render: ({ offer }) => <bdi>{offer.packageSize}</bdi>,
    },
    {
      key: 'thc',
      header: t('THC %'),
      type: 'number',
      width: '88px',
      ...sortable,
      render: ({ batch }) => percent(batch.thc),
    },
    {
      key: 'cbd',
      header: t('CBD %'),
      type: 'number',
      width: '88px',
      ...sortable,
      render: ({ batch }) => percent(batch.cbd),
    },
    {
      key: 'terpenes',
      header: t('Terpenes %'),
      type: 'number',
      width: '112px',
      ...sortable,
      render: ({ batch }) => <BatchTerpenes batch={batch} />,
    },
    {
      key: 'coa',
      header: t('COA'),
      type: 'date',
      ...sortable,
      render: ({ batch }) => <DayCell of={t('COA')} day={day(batch.testedOn)} />,
    },
    {
      key: 'expires',
      header: t('Expires'),
      type: 'date',
      ...sortable,
      title: ({ batch }) => inDays(batch.expiresOn, today),
      render: ({ batch }) => <DayCell of={t('Expires')} day={day(batch.expiresOn)} />,
    },
    {
      key: 'price',
      header: t('Case'),
      type: 'money',
      width: '96px',
      ...sortable,
      render: ({ offer }) => (offer.price === null ? '–' : money(offer.price)),
    },
    ...(isQueued
      ? []
      : [
          {
            key: 'actions',
            header: t('Choose or add'),
            type: 'actions',
            width: '96px',
            render: (row: ComparedBatch) => <BatchAction {...props} row={row} />,
          } as const,
        ]),
  ];
}

const DayCell = ({ of, day }: { of: string; day: string }) => (
  <>
    <span className="ww-pd-day">{of} </span>
    {day}
  </>
);

const inDays = (day: string | null, today: string): string | undefined => {
  if (day === null) return undefined;
  const days = daysBetween(today, day);
  if (days === 0) return t('Expires today');
  return days < 0 ? t('Expired') : tn('%(count)s day left', '%(count)s days left', days);
};

/** Chooses a batch; the chosen one is added, as many cases of it as the card says, for the locations there. */
function BatchAction({
  row,
  config,
  product,
  offer,
  onChoose,
  buying,
}: TablesProps & { row: ComparedBatch }) {
  const locale = useLocale();
  const name = row.batch.reference;
  if (row.offer.id !== offer.id) {
    return (
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={t('Choose %(name)s', { name })}
        onClick={() => onChoose(String(row.offer.id))}
      >
        {t('Choose')}
      </button>
    );
  }
  const cases = buying.quantityOf(offer) * buying.locationIds.length;
  const edit = buying.editOf(offer);
  const mayAdd =
    product.canAdd &&
    product.isSaleable &&
    offer.isSaleable &&
    !config.preview &&
    !isSoldOut(offer, product.allowsOverOrdering) &&
    cases > 0 &&
    edit?.status !== 'unknown';
  if (!mayAdd) return <span className="ww-muted">{t('Chosen')}</span>;
  return (
    <BusyButton
      className="btn-outline-secondary"
      isBusy={edit?.status === 'sending' || edit?.status === 'searching'}
      aria-label={tn('Add %(count)s case of %(name)s', 'Add %(count)s cases of %(name)s', cases, {
        name,
        count: formatCount(cases, locale),
      })}
      onClick={() => buying.add(offer)}
    >
      {t('Add %(count)s', { count: formatCount(cases, locale) })}
    </BusyButton>
  );
}
