import type { ReactNode } from 'react';
import { formatCount } from '../format/numbers';
import { useLocale } from '../mount/WidgetContext';
import { Card } from '../ui/Card';
import { TableSkeleton } from '../ui/TableSkeleton';
import { tracksOf } from './column';
import { ListBody, type ListBodyProps, type TableWords } from './ListBody';
import type { CountedText } from './ListContent';
import { ListFailed, ListFrame } from './ListFrame';
import type { ListState } from './useListScreen';

export interface ListScreenWords extends TableWords {
  /** "Loading the users…" */
  loading: string;
  /** "The users could not be loaded." */
  failed: string;
  /** Under the title, of the whole list: "14 users". */
  all: CountedText;
}

interface Props<Row, Name extends string> extends ListBodyProps<Row, Name> {
  words: ListScreenWords;
  state: ListState<Name>;
  /** Those of the page that is shown; undefined until they were read. */
  rows: readonly Row[] | undefined;
  /** Once that is known. */
  isReadOnly?: boolean | undefined;
  /** At the end of the title's row. */
  actions?: ReactNode;
  /** Rows of the skeleton, about as many as will come, and how high they are. */
  loadingRows?: number;
  rowHeight?: 32 | 40 | 56;
  /** Over the list: banners, dialogs and what they leave to say. */
  children?: ReactNode;
}

/**
 * A screen that is one list: its title with facts, badge and actions; search, filters and order over a table or cards;
 * pages; and each of its states: loading, failed, old, nothing yet, nothing found. What the rows are called is in
 * `words`. See the README of this folder.
 *
 * @example
 * const users = useListScreen(listSpec, userPage, useAppSelector((state) => state.users));
 * return (
 *   <ListScreen
 *     words={words()}
 *     state={users}
 *     rows={users.answer?.users}
 *     rowKey={({ id }) => String(id)}
 *     columns={userColumns(users.answer, locale)}
 *     filters={users.answer && userFilters(users.answer)}
 *   />
 * );
 */
export function ListScreen<Row, Name extends string>(props: Props<Row, Name>) {
  const { words, state, rows, loadingRows = 12, children, ...rest } = props;
  const { load, read, count } = state;
  const { total = count } = rest;
  const locale = useLocale();
  return (
    <ListFrame
      title={words.title}
      facts={rows && words.all(total, { count: formatCount(total, locale) })}
      isReadOnly={rest.isReadOnly}
      actions={rest.actions}
    >
      <Card>
        <div className="ww-list">
          <ListFailed load={load} onRetry={read}>
            {words.failed}
          </ListFailed>
          {children}
          {rows && <ListBody {...rest} words={words} state={state} rows={rows} />}
          {!rows && load.status !== 'failed' && (
            <TableSkeleton
              label={words.loading}
              columns={tracksOf(rest.columns, rest.selection !== undefined)}
              rows={loadingRows}
              {...(rest.rowHeight && { rowHeight: rest.rowHeight })}
            />
          )}
        </div>
      </Card>
    </ListFrame>
  );
}
