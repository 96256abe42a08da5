import type { ReactNode } from 'react';
import { t } from '../page/i18n';
import type { Column } from '../lists/column';
import { PagedTable } from '../lists/PagedTable';
import { RowNote } from '../ui/RowNote';
import { keyOf } from '../answers/id';
import type { ValueChange } from './bulk';
import type { Listed, Texts } from './describeRows';
import { isNumber } from './rowFields';
import type { RowsFacts } from './rowsCode';

/** What the heads of a table of changes say: of a row, "Product", and of its field. */
export interface ChangeHeads {
  row: string;
  field: string;
}

interface Props<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  changes: readonly ValueChange<Row, Fields>[];
  of: RowsFacts<Row, Fields>;
  heads: ChangeHeads;
  /** All are of one field, which is named elsewhere. */
  isOneField?: boolean;
  /** What else is to be seen of each. */
  more?: readonly Column<ValueChange<Row, Fields>>[];
  onRevert?: (change: ValueChange<Row, Fields>) => void;
}

/** What changes, value by value, before anything is sent. */
export const ChangeTable = <Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  props: Props<Row, Fields>,
) => (
  <PagedTable
    label={t('Changes')}
    pages={t('Pages of changes')}
    columns={changeColumns(props)}
    rows={props.changes}
    rowKey={({ row, name }) => `${name} ${keyOf(row)}`}
  />
);

/** A value; none is by itself, for a narrow row to say of what it is none. */
const valueOf = (text: string, className: string): ReactNode =>
  text === '–' ? text : <bdi className={className}>{text}</bdi>;

function changeColumns<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  changes: [first],
  of: { kind, labelOf, textOf },
  heads,
  isOneField = false,
  more = [],
  onRevert,
}: Props<Row, Fields>): Column<ValueChange<Row, Fields>>[] {
  const shown = isOneField && first ? [first.name] : kind.names;
  const isNumeric = shown.every((name) => isNumber(kind.fields[name]));
  const width = isNumeric ? '128px' : 'minmax(0, 2fr)';
  const columns: (Column<ValueChange<Row, Fields>> | false)[] = [
    {
      key: 'title',
      header: heads.row,
      type: 'link',
      width: 'minmax(0, 3fr)',
      render: ({ row }) => <bdi>{kind.titleOf(row)}</bdi>,
      title: ({ row }) => kind.titleOf(row),
    },
    !isOneField && {
      key: 'field',
      header: heads.field,
      type: 'text',
      width: '112px',
      render: ({ name }) => labelOf(name),
    },
    {
      key: 'from',
      header: t('Before'),
      type: isNumeric ? 'money' : 'text',
      width,
      render: ({ name, from }) => valueOf(textOf(name, from), 'ww-change-from'),
      title: ({ name, from }) => textOf(name, from),
    },
    {
      key: 'to',
      header: t('After'),
      type: isNumeric ? 'money' : 'text',
      width,
      render: ({ name, to, problem, warning = null }) => {
        const value = valueOf(textOf(name, to), 'ww-change-to');
        if (problem === null && warning === null) return value;
        return (
          <>
            {value}
            <RowNote level={problem === null ? 'warning' : 'danger'}>{problem ?? warning}</RowNote>
          </>
        );
      },
      title: ({ name, to }) => textOf(name, to),
    },
    ...more,
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
            field: labelOf(change.name),
            name: kind.titleOf(change.row),
          })}
          onClick={() => onRevert(change)}
        >
          {t('Revert')}
        </button>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
