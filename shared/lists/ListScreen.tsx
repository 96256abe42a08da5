import type { ReactNode } from 'react';
import { formatCount } from '../format/numbers';
import { useLocale } from '../mount/WidgetContext';
import { Card } from '../ui/Card';
import type { CountedText } from './ListContent';
import { ListFrame } from './ListFrame';
import { ListPane, type ListPaneProps, type PaneWords } from './ListPane';

export interface ListScreenWords extends PaneWords {
  /** Under the title, of the whole list: "14 users". */
  all: CountedText;
}

interface Props<Row, Name extends string> extends ListPaneProps<Row, Name> {
  words: ListScreenWords;
  /** Once that is known. */
  isReadOnly?: boolean | undefined;
  /** At the end of the title's row. */
  actions?: ReactNode;
  /** Under the list: a bar that saves what was changed in its rows. */
  foot?: ReactNode;
  /** Of the screen's own style. */
  className?: string;
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
  const { isReadOnly, actions, foot, className = '', ...pane } = props;
  const { words, rows, state, total = state.count } = pane;
  const locale = useLocale();
  return (
    <ListFrame
      title={words.title}
      facts={rows && words.all(total, { count: formatCount(total, locale) })}
      isReadOnly={isReadOnly}
      actions={actions}
    >
      <Card>
        <div className={`ww-list ${className}`}>
          <ListPane {...pane} />
          {foot}
        </div>
      </Card>
    </ListFrame>
  );
}
