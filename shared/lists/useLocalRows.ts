import { isNarrowed, pagesOf } from './listQuery';
import type { ListState } from './useListScreen';
import { usePageWithin, type ListQueryState } from './useListQuery';

/** A list of which the page has all rows, and looks through them by itself. */
export interface LocalRows<Row, Name extends string> {
  state: Pick<ListState<Name>, 'list' | 'page' | 'count' | 'isReading'>;
  /** Those of the page that is shown; undefined until all were read. */
  rows: readonly Row[] | undefined;
  total: number;
  isNarrow: boolean;
}

/**
 * The page that is shown of rows that are all here. `all` is undefined until they were read; `found` are those that
 * the query leaves, in its order. While `isReading` something by which they are found is still to come. What it returns
 * is handed on to `ListScreen`.
 *
 * @example
 * const found = useMemo(() => rowsOf(answer ?? [], list.query), [answer, list.query]);
 * const local = useLocalRows(list, answer, found);
 * return <ListScreen {...local} state={{ ...local.state, load, read }} … />;
 */
export function useLocalRows<Row, Name extends string>(
  list: ListQueryState<Name>,
  all: readonly unknown[] | undefined,
  found: readonly Row[],
  isReading = false,
): LocalRows<Row, Name> {
  const { perPage } = list.query;
  const known = usePageWithin(list, all && !isReading ? found.length : null);
  // What is found so far may have fewer pages than all will have.
  const page = Math.min(known, pagesOf(found.length, perPage));
  const before = (page - 1) * perPage;
  const total = all?.length ?? 0;
  return {
    state: { list, page, count: found.length, isReading },
    rows: all && found.slice(before, before + perPage),
    total,
    // Nothing is kept out of what is empty.
    isNarrow: total > 0 && isNarrowed(list.query),
  };
}
