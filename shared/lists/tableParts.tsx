import type { ComponentType, ReactNode } from 'react';
import { rowFocus } from '../focus/useFocus';
import { t } from '../page/i18n';
import { Icon } from '../ui/Icon';
import { arrowDownIcon } from '../ui/icons/arrowDown';
import { arrowUpIcon } from '../ui/icons/arrowUp';
import { isEndAligned, type Column } from './column';
import type { SelectionBarProps } from './SelectionBar';

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
  rowKey: string;
  rowIndex: number;
  columns: readonly Column<Row>[];
  pick: ReactNode;
  isSelected: boolean;
}

/** A row with its cells; where the widget is narrow each says what column it is of. */
export function TableRow<Row>({ row, rowKey, rowIndex, columns, pick, isSelected }: RowProps<Row>) {
  return (
    <div
      role="row"
      className={`ww-table-row ${isSelected ? 'ww-table-selected' : ''}`}
      aria-rowindex={rowIndex}
      data-focus={rowFocus(rowKey)}
    >
      {pick && (
        <span role="cell" className="ww-table-pick">
          {pick}
        </span>
      )}
      {columns.map((column) => {
        const content = column.render(row);
        return (
          <span
            key={column.key}
            role="cell"
            data-unknown={content === '–' || undefined}
            className={`ww-table-${column.type} ${isEndAligned(column) ? 'ww-table-end' : ''}`}
            data-label={column.header}
            title={column.title?.(row)}
          >
            {content}
          </span>
        );
      })}
    </div>
  );
}

/** The rows that a person has chosen, by their keys, and what can be done with them. */
export interface Selection<Row> {
  selected: ReadonlyMap<string, Row>;
  onChange: (selected: ReadonlyMap<string, Row>) => void;
  /** What shows them, once its code is there. */
  Bar: ComponentType<SelectionBarProps<Row>> | undefined;
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
    const others = [...selected].filter(([key]) => !keys.includes(key));
    const added = rows.map((row) => [rowKey(row), row] as const);
    onChange(new Map(areAll ? others : [...others, ...added]));
  };
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={t('Select all %(count)s shown', { count: keys.length })}
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
  const toggle = () => {
    const next = new Map(selected);
    if (!next.delete(key)) next.set(key, row);
    onChange(next);
  };
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={t('Select %(name)s', { name: nameOf(row) })}
      checked={selected.has(key)}
      onChange={toggle}
    />
  );
}
