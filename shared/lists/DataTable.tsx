import type { CSSProperties, ReactNode } from 'react';
import { t, tn } from '../i18n';
import { Icon } from '../ui/Icon';
import { arrowDownIcon } from '../ui/icons/arrowDown';
import { arrowUpIcon } from '../ui/icons/arrowUp';
import { isEndAligned, tracksOf, type Column } from './column';
import { SelectionBar } from './SelectionBar';

/** The rows that a person has chosen, by their keys, and what can be done with them. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: string[]) => void;
  /** "EV-2609-0012", for the names of the boxes. */
  nameOf: (row: Row) => string;
  actions: ReactNode;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Those of the page that is shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** All rows of the list, and how many of them stand before those that are shown. */
  count: number;
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
  const { label, columns, rows, rowKey, count, before = 0, selection, isDimmed = false } = props;
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
                <PickAll rows={rows} rowKey={rowKey} selection={selection} />
              </span>
            )}
            {columns.map((column) => (
              <Head
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
                <SelectionBar
                  count={selection.selected.size}
                  onClear={() => selection.onChange([])}
                >
                  {selection.actions}
                </SelectionBar>
              </div>
            </div>
          </div>
        )}
        <div role="rowgroup">
          {rows.map((row, index) => (
            <TableRow
              key={rowKey(row)}
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

interface HeadProps<Row> {
  column: Column<Row>;
  /** What can be done with the selected rows lies over it. */
  isCovered: boolean;
  orderBy: string | undefined;
  onSort: ((orderBy: string) => void) | undefined;
}

function Head<Row>({ column, isCovered, orderBy = '', onSort }: HeadProps<Row>) {
  const { key, header, type, isSortable } = column;
  const end = isEndAligned(column) ? 'ww-table-end' : '';
  const isUp = orderBy === key;
  const isDown = orderBy === `-${key}`;
  if (!isSortable || !onSort) {
    return (
      <span role="columnheader" className={end}>
        <span className={type === 'actions' ? 'visually-hidden' : ''}>{header}</span>
      </span>
    );
  }
  const order = isUp ? 'ascending' : isDown ? 'descending' : undefined;
  return (
    <span role="columnheader" className={end} aria-sort={order}>
      <button
        type="button"
        className="ww-table-sort"
        tabIndex={isCovered ? -1 : undefined}
        title={t('Sort by %(column)s', { column: header })}
        onClick={() => onSort(isUp ? `-${key}` : key)}
      >
        <span>{header}</span>
        <Icon of={isDown ? arrowDownIcon : arrowUpIcon} />
      </button>
    </span>
  );
}

interface RowProps<Row> {
  row: Row;
  rowIndex: number;
  columns: readonly Column<Row>[];
  pick: ReactNode;
  isSelected: boolean;
}

function TableRow<Row>({ row, rowIndex, columns, pick, isSelected }: RowProps<Row>) {
  return (
    <div
      role="row"
      className={`ww-table-row ${isSelected ? 'ww-table-selected' : ''}`}
      aria-rowindex={rowIndex}
    >
      {pick && (
        <span role="cell" className="ww-table-pick">
          {pick}
        </span>
      )}
      {columns.map((column) => (
        <span
          key={column.key}
          role="cell"
          className={`ww-table-${column.type} ${isEndAligned(column) ? 'ww-table-end' : ''}`}
          data-label={column.header}
          title={column.title?.(row)}
        >
          {column.render(row)}
        </span>
      ))}
    </div>
  );
}

interface PickAllProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: Selection<Row>;
}

/** Selects all rows of the page, or none of them; those of other pages stay as they are. */
function PickAll<Row>({ rows, rowKey, selection }: PickAllProps<Row>) {
  const { selected, onChange } = selection;
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selected.has(key)).length;
  const areAll = keys.length > 0 && chosen === keys.length;
  const handleChange = () => {
    const others = [...selected].filter((key) => !keys.includes(key));
    onChange(areAll ? others : [...others, ...keys]);
  };
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={tn('Select all %(count)s shown', 'Select all %(count)s shown', keys.length)}
      checked={areAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !areAll;
      }}
      onChange={handleChange}
    />
  );
}

interface PickProps<Row> {
  row: Row;
  rowKey: (row: Row) => string;
  selection: Selection<Row>;
}

function Pick<Row>({ row, rowKey, selection }: PickProps<Row>) {
  const { selected, onChange, nameOf } = selection;
  const key = rowKey(row);
  const isSelected = selected.has(key);
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={t('Select %(name)s', { name: nameOf(row) })}
      checked={isSelected}
      onChange={() =>
        onChange(isSelected ? [...selected].filter((each) => each !== key) : [...selected, key])
      }
    />
  );
}
