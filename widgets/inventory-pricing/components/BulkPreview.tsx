import { useState } from 'react';
import type { WriteMoney } from '@shared/format/money';
import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { pagesOf } from '@shared/lists/listQuery';
import { Pager } from '@shared/lists/Pager';
import { useLocale } from '@shared/mount/WidgetContext';
import { RowNote } from '@shared/ui/RowNote';
import type { BulkChange } from '../model/bulk';
import { isCount, keyOf, titleOf } from '../model/prices';
import { marginText } from './priceColumns';
import { fieldName, valueText } from './words';

interface Props {
  changes: readonly BulkChange[];
  tiers: readonly number[];
  money: WriteMoney;
}

const rowsOfPage = 25;

/** What changes, row by row: old, new, what is left over the cost, and what falls below it. */
export function BulkPreview({ changes, tiers, money }: Props) {
  const locale = useLocale();
  const [asked, setAsked] = useState(1);
  const page = Math.min(asked, pagesOf(changes.length, rowsOfPage));
  const before = (page - 1) * rowsOfPage;
  return (
    <div className="ww-price-changes">
      <DataTable
        label={t('Changes')}
        columns={previewColumns(changes, tiers, money, locale)}
        rows={changes.slice(before, before + rowsOfPage)}
        rowKey={({ row, field }) => `${field} ${keyOf(row)}`}
        count={changes.length}
        before={before}
      />
      {changes.length > rowsOfPage && (
        <Pager
          label={t('Pages of changes')}
          page={page}
          perPage={rowsOfPage}
          count={changes.length}
          onPage={setAsked}
        />
      )}
    </div>
  );
}

function previewColumns(
  changes: readonly BulkChange[],
  tiers: readonly number[],
  money: WriteMoney,
  locale: string,
) {
  const columns: (Column<BulkChange> | false)[] = [
    {
      key: 'title',
      header: t('Variant'),
      type: 'link',
      width: 'minmax(0, 3fr)',
      render: ({ row }) => <bdi>{titleOf(row)}</bdi>,
      title: ({ row }) => titleOf(row),
    },
    changes.some(({ field }) => field !== changes[0]?.field) && {
      key: 'field',
      header: t('Column'),
      type: 'text',
      width: '112px',
      render: ({ field }) => fieldName(field, tiers, locale),
    },
    {
      key: 'from',
      header: t('From'),
      type: 'money',
      width: '112px',
      render: ({ field, from }) => (
        <span className="ww-price-from">{valueText(field, from, money)}</span>
      ),
    },
    {
      key: 'to',
      header: t('To'),
      type: 'money',
      width: '144px',
      render: ({ field, to, problem, isBelowCost }) => (
        <>
          {valueText(field, to, money)}
          {problem !== null && <RowNote level="danger">{problem}</RowNote>}
          {problem === null && isBelowCost && <RowNote level="warning">{t('Below cost')}</RowNote>}
        </>
      ),
    },
    changes.some(({ field }) => !isCount(field)) && {
      key: 'margin',
      header: t('Margin'),
      type: 'number',
      width: '88px',
      render: ({ row, field, to }) =>
        isCount(field)
          ? '–'
          : marginText(
              field === 'cost' ? { price: row.price, cost: to } : { price: to, cost: row.cost },
              locale,
            ),
    },
  ];
  return columns.filter((column) => column !== false);
}
