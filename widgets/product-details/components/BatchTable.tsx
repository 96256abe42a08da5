import { useState } from 'react';
import { daysBetween } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { figureColumns } from '@shared/lists/figureColumns';
import { sortRows } from '@shared/lists/localRows';
import { NarrowFilters } from '@shared/lists/NarrowFilters';
import { textColumn } from '@shared/lists/textColumn';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { BusyButton } from '@shared/ui/BusyButton';
import { Card } from '@shared/ui/Card';
import { expiryText } from '@shared/ui/ExpiryBadge';
import { useMoney } from '@shared/ui/useMoney';
import { batchOrder, comparedBatches, type ComparedBatch } from '../model/batches';
import { offerText, type ProductOffer } from '../model/product';
import type { Ordering } from '../useOrdering';
import { BatchTerpenes } from './Facts';

/** The batches of a product beside each other, in order of what matters to the buyer; the chosen one is added here. */
export function BatchTable(ordering: Ordering) {
  const today = useToday();
  const { amount, count, day, decimal } = figureColumns<ComparedBatch>(useLocale(), useMoney());
  const [orderBy, setOrderBy] = useState('');
  // Where they queue the seller chooses, none of them can be: what is added is their package size.
  const { config, product, offer } = ordering;
  const isQueued = config.mode === 'batch-queues';
  const rows = comparedBatches(isQueued ? [offer] : product.offers);
  if (rows.length === 0) return null;
  const action: Column<ComparedBatch> = {
    key: 'actions',
    header: t('Choose or add'),
    type: 'actions',
    width: '96px',
    render: (row) => <ChooseOrAdd {...ordering} of={row.offer} name={row.reference} />,
  };
  const turn = count('turn', t('In turn'), (row) => row.turn, { width: '80px' });
  const columns: Column<ComparedBatch>[] = [
    ...(isQueued ? [turn] : []),
    textColumn('batch', t('Batch'), ({ reference }) => reference, { type: 'link' }),
    textColumn('size', t('Size'), ({ offer }) => offer.packageSize, { width: '104px' }),
    decimal('thc', t('THC %'), ({ thc }) => thc),
    decimal('cbd', t('CBD %'), ({ cbd }) => cbd),
    {
      key: 'terpenes',
      header: t('Terpenes %'),
      type: 'number',
      width: '112px',
      render: (batch) => <BatchTerpenes batch={batch} />,
    },
    day('testedOn', t('COA'), ({ testedOn }) => testedOn),
    day('expiresOn', t('Expires'), ({ expiresOn }) => expiresOn, {
      title: ({ expiresOn }) => (expiresOn ? expiryText(daysBetween(today, expiresOn)) : undefined),
    }),
    amount('price', t('Case'), ({ offer }) => offer.price, { width: '96px' }),
    ...(isQueued ? [] : [action]),
  ];
  const sort = {
    columns: columns.map((column) => ({ ...column, isSortable: column.key in batchOrder })),
    orderBy,
    onSort: setOrderBy,
  };
  return (
    <Card
      title={t('Batches')}
      caption={
        isQueued && t('Sold one after the other. The seller chooses the batch of your order.')
      }
      actions={
        isQueued &&
        ordering.mayAdd &&
        !ordering.whyNot && (
          <ChooseOrAdd {...ordering} of={offer} name={offerText(offer, product)} />
        )
      }
    >
      <NarrowFilters sort={sort} />
      <DataTable
        label={t('Batches')}
        rows={sortRows(rows, orderBy, batchOrder)}
        rowKey={({ offer, key }) => `${String(offer.id)} ${key}`}
        {...sort}
      />
    </Card>
  );
}

interface ActionProps extends Ordering {
  of: ProductOffer;
  name: string;
}

/** Chooses what is called `name`; where that is chosen it is added, as many cases as the card says, for the locations there. */
function ChooseOrAdd({ of, name, cases, ...ordering }: ActionProps) {
  const values = { name, count: formatCount(cases, useLocale()) };
  const isChosen = of.id === ordering.offer.id;
  if (isChosen && (!ordering.mayAdd || ordering.whyNot)) {
    return <span className="ww-muted">{t('Chosen')}</span>;
  }
  const adds = tn(
    'Add %(count)s case of %(name)s',
    'Add %(count)s cases of %(name)s',
    cases,
    values,
  );
  return (
    <BusyButton
      className="btn-outline-secondary"
      isBusy={isChosen && ordering.isBusy}
      aria-label={isChosen ? adds : t('Choose %(name)s', values)}
      onClick={isChosen ? ordering.add : () => ordering.onChoose(String(of.id))}
    >
      {isChosen ? t('Add %(count)s', values) : t('Choose')}
    </BusyButton>
  );
}
