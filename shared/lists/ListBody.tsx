import type { ReactNode } from 'react';
import { formatCount } from '../format/numbers';
import { t } from '../i18n';
import { useLocale } from '../mount/WidgetContext';
import type { FilterKind } from './chipsOf';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { NothingFound, NothingYet } from './emptyLists';
import { ListFilters } from './ListFilters';
import { isNarrowed } from './listQuery';
import { Pager } from './Pager';
import type { Selection } from './tableParts';
import type { ListState } from './useListScreen';

/** What a list calls what is in it. */
export interface ListWords {
  /** "Users" */
  title: string;
  /** The name of the table, where it is another: "Items". */
  table?: string;
  /** "Search users" */
  search: string;
  /** "Pages of users" */
  pages: string;
  /** "3 users found"; read out when it changes. */
  found: CountedText;
  /** "No user fits." Not needed where `notFound` is drawn. */
  notFound?: string;
  /** "There are no users yet.", and what the list is for. Not needed where `none` is drawn. */
  none?: string;
  noneSays?: string;
}

/** A text for a count; `text` has it in the page's locale, for the placeholder. */
export type CountedText = (count: number, text: { count: string }) => string;

export interface ListBodyProps<Row, Name extends string> {
  words: ListWords;
  state: Pick<ListState<Name>, 'list' | 'page' | 'count' | 'isReading'>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** In place of all of it where there is nothing yet, if words are not enough. */
  none?: ReactNode;
  /** In place of the rows where search and filters leave none, if words are not enough. */
  notFound?: ReactNode;
  /** How many there are whatever is looked for, where that is known; else none fit and nothing keeps any out. */
  total?: number | undefined;
  /** Whether something keeps rows out, where it is not any search or filter. */
  isNarrow?: boolean;
  filters?: readonly FilterKind<NoInfer<Name>>[];
  /** A further way to narrow it, after the filters. */
  narrow?: ReactNode;
  /** At the end of the toolbar. */
  tools?: ReactNode;
  /** Between toolbar and rows. */
  notes?: ReactNode;
  /** In place of the table, for who looks at cards; null for the table. The order of cards is among the tools. */
  cards?: ReactNode;
  selection?: Selection<Row> | undefined;
  /** The rows that are shown are about to change. */
  isDimmed?: boolean;
}

interface Props<Row, Name extends string> extends ListBodyProps<Row, Name> {
  /** Those of the page that is shown. */
  rows: readonly Row[];
}

const noFilters: readonly never[] = [];

/** What of a list is looked at, and the ways to the rest of it: `ListScreen` without its frame. */
export function ListBody<Row, Name extends string>(props: Props<Row, Name>) {
  const { words, columns, cards, filters = noFilters, isDimmed = false } = props;
  const { list, page, count, isReading } = props.state;
  const { query, change, rowChoices } = list;
  const { total = count, isNarrow = isNarrowed(query) } = props;
  const locale = useLocale();
  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  if (total === 0 && !isNarrow && !isReading) {
    return props.none ?? <NothingYet title={words.none ?? ''}>{words.noneSays}</NothingYet>;
  }
  return (
    <>
      <ListFilters
        label={words.title}
        searchLabel={words.search}
        count={words.found(count, { count: formatCount(count, locale) })}
        list={list}
        kinds={filters}
        {...(!cards && { sort })}
        tools={props.tools}
      >
        {props.narrow}
      </ListFilters>
      {props.notes}
      {count === 0 && !isReading ? (
        (props.notFound ?? (
          <NothingFound
            title={words.notFound ?? ''}
            clearLabel={filters.length > 0 ? t('Clear search and filters') : t('Clear the search')}
            onClear={isNarrow ? list.clear : null}
          />
        ))
      ) : (
        <>
          {cards ?? (
            <DataTable
              label={words.table ?? words.title}
              rows={props.rows}
              rowKey={props.rowKey}
              count={count}
              before={(page - 1) * query.perPage}
              {...sort}
              isDimmed={isReading || isDimmed}
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
            rowChoices={rowChoices}
          />
        </>
      )}
    </>
  );
}
