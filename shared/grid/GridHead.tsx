import { t } from '../page/i18n';
import type { Column, GridSort } from './column';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: GridSort | undefined;
}

/** The names of the columns. A sortable one is a button that turns its order round. */
export function GridHead<Row>({ columns, sort }: Props<Row>) {
  return (
    <div role="rowgroup" className="ww-grid-head">
      <div role="row" aria-rowindex={1} className="ww-grid-row">
        {columns.map((column, at) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={at + 1}
            aria-sort={orderOf(column, sort)}
            className={`ww-cell ${column.isNumber ? 'ww-number' : ''}`}
          >
            <Name column={column} sort={sort} />
          </div>
        ))}
      </div>
    </div>
  );
}

const arrows = { none: ' ↕', ascending: ' ↑', descending: ' ↓' };

function Name<Row>({ column, sort }: { column: Column<Row>; sort: GridSort | undefined }) {
  const order = orderOf(column, sort);
  if (column.isHeadHidden) return <span className="visually-hidden">{column.header}</span>;
  if (!sort || !order) return column.header;
  return (
    <button
      type="button"
      className="ww-grid-sort"
      title={t('Sort by %(column)s', { column: column.header })}
      onClick={() => sort.onSort(column.id)}
    >
      {column.header}
      <span aria-hidden="true">{arrows[order]}</span>
    </button>
  );
}

function orderOf<Row>({ id, isSortable }: Column<Row>, sort: GridSort | undefined) {
  if (!sort || !isSortable) return undefined;
  if (sort.columnId !== id) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}
