import { useMemo, useState } from 'react';
import { daysBetween, formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { writeNumber } from '@shared/format/writeNumber';
import { t, tn } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { sortRows } from '@shared/lists/localRows';
import { NarrowFilters } from '@shared/lists/NarrowFilters';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { BusyButton } from '@shared/ui/BusyButton';
import { expiryText } from '@shared/ui/ExpiryBadge';
import { useMoney } from '@shared/ui/useMoney';
import { batchOrder, type ComparedBatch } from '../model/batches';
import { BatchTerpenes } from './Terpenes';
import type { TablesProps } from './ProductTables';

interface Props extends TablesProps {
  rows: readonly ComparedBatch[];
  /** The seller chooses: none of them can be. */
  isQueued: boolean;
}

/** The batches of a product beside each other, in order of what matters to the buyer; the chosen one is added here. */
export function BatchTable({ rows, isQueued, ...props }: Props) {
  const [orderBy, setOrderBy] = useState('');
  const columns = useColumns(props, isQueued).map((column) => ({
    ...column,
    isSortable: column.key in batchOrder,
  }));
  const sort = { columns, orderBy, onSort: setOrderBy };
  const sorted = useMemo(() => sortRows(rows, orderBy, batchOrder), [orderBy, rows]);
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
  const percents = (key: 'thc' | 'cbd', header: string): Column<ComparedBatch> => ({
    key,
    header,
    type: 'number',
    width: '88px',
    render: ({ batch: { [key]: value } }) => (value === null ? '–' : writeNumber(value, locale)),
  });
  const days = (key: 'testedOn' | 'expiresOn', header: string): Column<ComparedBatch> => ({
    key,
    header,
    type: 'date',
    render: ({ batch: { [key]: day } }) => (
      <>
        <span className="ww-pd-day">{header} </span>
        {day === null ? '–' : formatDay(day, locale)}
      </>
    ),
  });
  const columns: Column<ComparedBatch>[] = [
    {
      key: 'batch',
      header: t('Batch'),
      type: 'link',
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
    percents('thc', t('THC %')),
    percents('cbd', t('CBD %')),
    {
      key: 'terpenes',
      header: t('Terpenes %'),
      type: 'number',
      width: '112px',
      render: ({ batch }) => <BatchTerpenes batch={batch} />,
    },
    days('testedOn', t('COA')),
    {
      ...days('expiresOn', t('Expires')),
      title: ({ batch: { expiresOn: day } }) =>
        day === null ? undefined : expiryText(daysBetween(today, day)),
    },
    {
      key: 'price',
      header: t('Case'),
      type: 'money',
      width: '96px',
      render: ({ offer }) => money(offer.price),
    },
  ];
  if (isQueued) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: t('Choose or add'),
      type: 'actions',
      width: '96px',
      render: (row) => <BatchAction {...props} row={row} />,
    },
  ];
}

/** Chooses a batch; the chosen one is added, as many cases of it as the card says, for the locations there. */
function BatchAction({ row, offer, onChoose, ordering }: TablesProps & { row: ComparedBatch }) {
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
  const { cases, mayAdd, whyNot, isBusy, add } = ordering;
  if (!mayAdd || whyNot) return <span className="ww-muted">{t('Chosen')}</span>;
  const count = formatCount(cases, locale);
  return (
    <BusyButton
      className="btn-outline-secondary"
      isBusy={isBusy}
      aria-label={tn('Add %(count)s case of %(name)s', 'Add %(count)s cases of %(name)s', cases, {
        name,
        count,
      })}
      onClick={add}
    >
      {t('Add %(count)s', { count })}
    </BusyButton>
  );
}
