import type { ReactNode } from 'react';
import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import type { FilterKind } from './chipsOf';
import { NothingFound, NothingYet } from './emptyLists';
import { ListFilters } from './ListFilters';
import { isNarrowed } from './listQuery';
import type { Sort } from './NarrowFilters';
import type { ListState } from './useListScreen';

/** What a list calls what is in it. */
export interface ListWords {
  /** "Users" */
  title: string;
  /** "Search users" */
  search: string;
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

export interface ListContentProps<Name extends string> {
  words: ListWords;
  state: Pick<ListState<Name>, 'list' | 'count' | 'isReading'>;
  /** Instead of all of it where there is nothing yet, if words are not enough. */
  none?: ReactNode;
  /** Instead of the rows where search and filters leave none, if words are not enough. */
  notFound?: ReactNode;
  /** How many there are whatever is looked for, where that is known; else none fit and nothing keeps any out. */
  total?: number | undefined;
  /** Whether something keeps rows out, where it is not any search or filter. */
  isNarrow?: boolean;
  filters?: readonly FilterKind<NoInfer<Name>>[] | undefined;
  /** A further way to narrow it, after the filters. */
  narrow?: ReactNode;
  /** At the end of the toolbar. */
  tools?: ReactNode;
  /** Between toolbar and rows. */
  notes?: ReactNode;
}

interface Props<Name extends string> extends ListContentProps<Name> {
  /** Of a table, whose heads go where it is narrow. */
  sort?: Sort;
  /** The rows, and the ways to others. */
  children: ReactNode;
}

const noFilters: readonly never[] = [];

/** Search, filters and tools over the rows of a list, or what is said instead. */
export function ListContent<Name extends string>(props: Props<Name>) {
  const { words, state, filters = noFilters, sort } = props;
  const { list, count, isReading } = state;
  const { total = count, isNarrow = isNarrowed(list.query) } = props;
  const locale = useLocale();
  if (total === 0 && !isNarrow && !isReading) {
    return props.none ?? <NothingYet title={words.none ?? ''}>{words.noneSays}</NothingYet>;
  }
  return (
    <>
      <ListFilters
        label={words.title}
        searchLabel={words.search}
        // None is said once that is known.
        count={
          count > 0 || !isReading ? words.found(count, { count: formatCount(count, locale) }) : ''
        }
        list={list}
        kinds={filters}
        {...(sort && { sort })}
        tools={props.tools}
      >
        {props.narrow}
      </ListFilters>
      {props.notes}
      {count > 0
        ? props.children
        : !isReading &&
          (props.notFound ?? (
            <NothingFound
              title={words.notFound ?? ''}
              clearLabel={
                filters.length > 0 ? t('Clear search and filters') : t('Clear the search')
              }
              onClear={isNarrow ? list.clear : null}
            />
          ))}
    </>
  );
}
