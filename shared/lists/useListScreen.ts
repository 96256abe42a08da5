import type { ResourceState } from '../store/createResource';
import { useResource, type Readable } from '../store/useResource';
import type { ListQuery, ListSpec } from './listQuery';
import {
  countFor,
  isAwaited,
  useListQuery,
  usePageWithin,
  type ListQueryState,
} from './useListQuery';

/** Where a list stands: what of it is looked at, what is known of that, and how its read goes. */
export interface ListState<Name extends string = string> {
  list: ListQueryState<Name>;
  load: ResourceState<unknown>;
  /** From 1: the page that is shown. */
  page: number;
  /** How many rows fit on all pages; 0 until that is known. */
  count: number;
  /** Rows of this query are still to come: those that are shown may be of another one. */
  isReading: boolean;
  /** Reads the same again. */
  read: () => void;
}

/**
 * A list that the server searches, orders and pages: keeps its query in the page's address and reads its resource
 * with each new one. Only the newest answer counts. `spec` is made once, outside of components; `load` is where the
 * resource stands in the state.
 *
 * @example
 * const users = useListScreen(listSpec, userPage, useAppSelector((state) => state.users));
 * return <ListScreen state={users} rows={users.answer?.users} … />;
 */
export function useListScreen<Name extends string, Answer extends { count: number }>(
  spec: ListSpec<Name>,
  resource: Readable<ListQuery<Name>>,
  load: ResourceState<Answer>,
): ListState<Name> & { answer: Answer | undefined } {
  const list = useListQuery(spec);
  const { query } = list;
  const { answer, read } = useResource(resource, query, load);
  return {
    list,
    load,
    answer,
    page: usePageWithin(list, countFor(load, query)),
    count: answer?.count ?? 0,
    isReading: isAwaited(load, query),
    read,
  };
}
