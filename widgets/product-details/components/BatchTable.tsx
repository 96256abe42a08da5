import { useState } from 'react';
import { daysBetween } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { figureColumns } from '@shared/lists/figureColumns';
import { sortRows } from '@shared/lists/localRows';
import { NarrowFilters } from '@shared/lists/NarrowFilters';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { BusyButton } from '@shared/ui/BusyButton';
import { expiryText } from '@shared/ui/ExpiryBadge';
import { useMoney } from '@shared/ui/useMoney';
import { batchOrder, type ComparedBatch } from '../model/batches';
import type { Ordering } from '../useOrdering';
import type { TableProps } from './Offers';
import { BatchTerpenes } from './Terpenes';

interface ActionProps extends TableProps {
  ordering: Ordering;
}

interface Props extends ActionProps {
  rows: readonly ComparedBatch[];
  /** The seller chooses: none of them can be. */
  isQueued: boolean;
}

/** The batches of a product beside each other, in order of what matters to the buyer; the chosen one is added here. */
export function BatchTable({ rows, isQueued, ...props }: Props) {
  const today = useToday();
  const { amount, day, decimal } = figureColumns<ComparedBatch>(useLocale(), useMoney());
  const [orderBy, setOrderBy] = useState('');
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
    decimal('thc', t('THC %'), ({ batch }) => batch.thc),
    decimal('cbd', t('CBD %'), ({ batch }) => batch.cbd),
    {
      key: 'terpenes',
      header: t('Terpenes %'),
      type: 'number',
      width: '112px',
      render: ({ batch }) => <BatchTerpenes batch={batch} />,
    },
    day('testedOn', t('COA'), ({ batch }) => batch.testedOn),
    day('expiresOn', t('Expires'), ({ batch }) => batch.expiresOn, {
      title: ({ batch: { expiresOn } }) =>
        expiresOn === null ? undefined : expiryText(daysBetween(today, expiresOn)),
    }),
    amount('price', t('Case'), ({ offer }) => offer.price, { width: '96px' }),
    {
      key: 'actions',
      header: t('Choose or add'),
      type: 'actions',
      width: '96px',
      render: (row) => <BatchAction {...props} row={row} />,
    },
  ];
  const sort = {
    columns: columns
      .filter(({ key }) => !isQueued || key !== 'actions')
      .map((column) => ({ ...column, isSortable: column.key in batchOrder })),
    orderBy,
    onSort: setOrderBy,
  };
  return (
    <>
      <NarrowFilters sort={sort} />
      <DataTable
        label={t('Batches')}
        rows={sortRows(rows, orderBy, batchOrder)}
        rowKey={({ key }) => key}
        count={rows.length}
        {...sort}
      />
    </>
  );
}

/** Chooses a batch; the chosen one is added, as many cases of it as the card says, for the locations there. */
function BatchAction({ row, offer, onChoose, ordering }: ActionProps & { row: ComparedBatch }) {
  const count = formatCount(ordering.cases, useLocale());
  const name = row.batch.reference;
  const isChosen = row.offer.id === offer.id;
  if (isChosen && (!ordering.mayAdd || ordering.whyNot || ordering.cases === 0)) {
    return <span className="ww-muted">{t('Chosen')}</span>;
  }
  const adds = tn(
    'Add %(count)s case of %(name)s',
    'Add %(count)s cases of %(name)s',
    ordering.cases,
    {
      name,
      count,
    },
  );
  return (
    <BusyButton
      className="btn-outline-secondary"
      isBusy={isChosen && ordering.isBusy}
      aria-label={isChosen ? adds : t('Choose %(name)s', { name })}
      onClick={isChosen ? ordering.add : () => onChoose(String(row.offer.id))}
    >
      {isChosen ? t('Add %(count)s', { count }) : t('Choose')}
    </BusyButton>
  );
}
