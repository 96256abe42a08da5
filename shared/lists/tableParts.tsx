import type { ReactNode } from 'react';
import { t, tn } from '../i18n';
import { Icon } from '../ui/Icon';
import { arrowDownIcon } from '../ui/icons/arrowDown';
import { arrowUpIcon } from '../ui/icons/arrowUp';
import { isEndAligned, type Column } from './column';

interface HeadProps<Row> {
  column: Column<Row>;
  /** What can be done with the selected rows lies over it. */
  isCovered: boolean;
  orderBy: string | undefined;
  onSort: ((orderBy: string) => void) | undefined;
}

/** The head of a column, which sorts by it where it can. */
export function TableHead<Row>({ column, isCovered, orderBy = '', onSort }: HeadProps<Row>) {
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

/** A row with its cells; where the widget is narrow each says what column it is of. */
export function TableRow<Row>({ row, rowIndex, columns, pick, isSelected }: RowProps<Row>) {
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

/** The rows that a person has chosen, by their keys, and what can be done with them. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: string[]) => void;
  /** "EV-2609-0012", for the names of the boxes. */
  nameOf: (row: Row) => string;
  actions: ReactNode;
}

interface PickAllProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: Selection<Row>;
  /** The rows may be those of an older search: nobody means all of them. */
  isWaiting: boolean;
}

/** Selects all rows of the page, or none of them; those of other pages stay as they are. */
export function PickAll<Row>({ rows, rowKey, selection, isWaiting }: PickAllProps<Row>) {
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
      disabled={isWaiting}
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

/** Selects one row, or takes it out of what is selected. */
export function Pick<Row>({ row, rowKey, selection }: PickProps<Row>) {
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
