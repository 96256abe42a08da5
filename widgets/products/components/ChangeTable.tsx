import { useState } from 'react';
import { t } from '@shared/i18n';
import type { WriteMoney } from '@shared/format/money';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { pagesOf } from '@shared/lists/listQuery';
import { Pager } from '@shared/lists/Pager';
import { RowNote } from '@shared/ui/RowNote';
import { fieldName, valueText } from './words';
import type { FieldName } from '../model/product';

/** One value as it is and as it would be. */
export interface ShownChange {
  key: string;
  /** What the product is called. */
  title: string;
  name: FieldName;
  from: string;
  to: string;
  /** Why it cannot be saved, or was not. */
  problem: string | null;
}

interface Props<Change> {
  changes: readonly Change[];
  /** Asked for those of one page: there may be thousands. */
  shown: (change: Change) => ShownChange;
  money: WriteMoney;
  /** All are of one field, which is named elsewhere. */
  isOneField?: boolean;
  onRevert?: (change: ShownChange) => void;
}

const changesOfPage = 25;

/** What changes, value by value, before anything is sent. */
export function ChangeTable<Change>(props: Props<Change>) {
  const { changes, shown, money, isOneField = false, onRevert } = props;
  const [asked, setAsked] = useState(1);
  const page = Math.min(asked, pagesOf(changes.length, changesOfPage));
  const before = (page - 1) * changesOfPage;
  const rows = changes.slice(before, before + changesOfPage).map(shown);
  return (
    <div className="ww-product-changes">
      <DataTable
        label={t('Changes')}
        columns={changeColumns(money, isOneField, onRevert, isOneField && isNumber(rows))}
        rows={rows}
        rowKey={({ key }) => key}
        count={changes.length}
        before={before}
      />
      {changes.length > changesOfPage && (
        <Pager
          label={t('Pages of changes')}
          page={page}
          perPage={changesOfPage}
          count={changes.length}
          onPage={setAsked}
        />
      )}
    </div>
  );
}

const isNumber = ([first]: readonly ShownChange[]): boolean =>
  first !== undefined && /^(price|minimum|step)$/.test(first.name);

const changeColumns = (
  money: WriteMoney,
  isOneField: boolean,
  onRevert: ((change: ShownChange) => void) | undefined,
  isNumeric: boolean,
): Column<ShownChange>[] => {
  const columns: (Column<ShownChange> | false)[] = [
    {
      key: 'title',
      header: t('Product'),
      type: 'link',
      width: 'minmax(0, 3fr)',
      render: ({ title }) => <bdi>{title}</bdi>,
      title: ({ title }) => title,
    },
    !isOneField && {
      key: 'field',
      header: t('Field'),
      type: 'text',
      width: '104px',
      render: ({ name }) => fieldName(name),
    },
    {
      key: 'from',
      header: t('From'),
      type: isNumeric ? 'money' : 'text',
      width: isNumeric ? '128px' : 'minmax(0, 2fr)',
      render: ({ name, from }) => (
        <bdi className="ww-product-from">{valueText(name, from, money)}</bdi>
      ),
      title: ({ name, from }) => valueText(name, from, money),
    },
    {
      key: 'to',
      header: t('To'),
      type: isNumeric ? 'money' : 'text',
      width: isNumeric ? '128px' : 'minmax(0, 2fr)',
      render: ({ name, to, problem }) => (
        <>
          <bdi className="ww-product-to">{valueText(name, to, money)}</bdi>
          {problem !== null && <RowNote level="danger">{problem}</RowNote>}
        </>
      ),
      title: ({ name, to }) => valueText(name, to, money),
    },
    onRevert !== undefined && {
      key: 'actions',
      header: t('Actions'),
      type: 'actions',
      width: '96px',
      render: (change) => (
        <button
          type="button"
          className="btn btn-plain"
          aria-label={t('Revert %(field)s of %(name)s', {
            field: fieldName(change.name),
            name: change.title,
          })}
          onClick={() => onRevert(change)}
        >
          {t('Revert')}
        </button>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
};
