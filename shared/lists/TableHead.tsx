import { t } from '../i18n';
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
