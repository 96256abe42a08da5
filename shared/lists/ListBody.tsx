import type { ReactNode } from 'react';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { ListContent, type ListContentProps, type ListWords } from './ListContent';
import { Pager } from './Pager';
import type { Selection } from './tableParts';
import type { ListState } from './useListScreen';

export interface TableWords extends ListWords {
  /** The name of the table, where it is not the title: "Items". */
  table?: string;
  /** "Pages of users" */
  pages: string;
}

export interface ListBodyProps<Row, Name extends string> extends ListContentProps<Name> {
  words: TableWords;
  state: Pick<ListState<Name>, 'list' | 'page' | 'count' | 'isReading'>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Instead of the table, for who looks at cards; nothing for the table. The order of cards is among the tools. */
  cards?: ReactNode;
  selection?: Selection<Row> | undefined;
  /** The rows that are shown are about to change. */
  isDimmed?: boolean;
}

interface Props<Row, Name extends string> extends ListBodyProps<Row, Name> {
  /** Those of the page that is shown. */
  rows: readonly Row[];
}

/** What of a list is looked at, in a table with pages, and the ways to the rest of it: `ListScreen` without its frame. */
export function ListBody<Row, Name extends string>(props: Props<Row, Name>) {
  const { words, columns, cards } = props;
  const { list, page, count, isReading } = props.state;
  const { query, change } = list;
  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  return (
    <ListContent {...props} {...(!cards && { sort })}>
      {cards}
      {!cards && (
        <DataTable
          label={words.table ?? words.title}
          rows={props.rows}
          rowKey={props.rowKey}
          count={count}
          before={(page - 1) * query.perPage}
          {...sort}
          isDimmed={isReading || (props.isDimmed ?? false)}
          selection={props.selection}
        />
      )}
      <Pager
        label={words.pages}
        page={page}
        perPage={query.perPage}
        count={count}
        onPage={(to) => change({ page: to })}
        onPerPage={(perPage) => change({ perPage })}
        rowChoices={list.rowChoices}
      />
    </ListContent>
  );
}
