import type { CSSProperties } from 'react';
import { tracksOf, type Column } from './column';
import { Pick, PickAll, TableHead, TableRow, type Selection } from './tableParts';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Those of the page that is shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** All rows of the list, where these are not all, and how many of them stand before those that are shown. */
  count?: number;
  before?: number;
  /** A column's key, after a minus where the order is descending. */
  orderBy?: string;
  onSort?: (orderBy: string) => void;
  selection?: Selection<Row> | undefined;
  /** While newer rows are on their way. */
  isDimmed?: boolean;
}

/**
 * A table of one line per row. Its tracks come from one property in px and fr, so that heads stand over their cells;
 * where the widget is narrow each row becomes an entry of up to three lines. While rows are selected the head is
 * covered by what can be done with them.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, before = 0, selection, isDimmed = false } = props;
  const { count = rows.length } = props;
  const tracks = tracksOf(columns, selection !== undefined);
  return (
    <div
      className={`ww-table ${isDimmed ? 'ww-dimmed' : ''}`}
      style={{ '--ww-tracks': tracks } as CSSProperties}
    >
      <div role="table" aria-label={label} aria-rowcount={count + 1} aria-busy={isDimmed}>
        <div role="rowgroup" className="ww-table-head">
          <div role="row" className="ww-table-row" aria-rowindex={1}>
            {selection && (
              <span role="columnheader" className="ww-table-pick">
                <PickAll rows={rows} rowKey={rowKey} selection={selection} isWaiting={isDimmed} />
              </span>
            )}
            {columns.map((column) => (
              <TableHead
                key={column.key}
                column={column}
                isCovered={selection !== undefined && selection.selected.size > 0}
                orderBy={props.orderBy}
                onSort={props.onSort}
              />
            ))}
          </div>
        </div>
        {selection && selection.selected.size > 0 && (
          // After the head, which it covers: it is read and reached after the box for all rows.
          <div role="rowgroup" className="ww-selection">
            <div role="row">
              <div role="cell" aria-colspan={columns.length + 1}>
                {selection.Bar && <selection.Bar selection={selection} shown={rows.map(rowKey)} />}
              </div>
            </div>
          </div>
        )}
        <div role="rowgroup">
          {rows.map((row, index) => (
            <TableRow
              key={rowKey(row)}
              rowKey={rowKey(row)}
              rowIndex={before + index + 2}
              row={row}
              columns={columns}
              pick={selection && <Pick row={row} rowKey={rowKey} selection={selection} />}
              isSelected={selection?.selected.has(rowKey(row)) ?? false}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
