import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResourceState } from '../store/createResource';
import { useStateInUrl, useTextInUrl } from '../ui/useStateInUrl';
import { listAddress, pagesOf, usualChoices, type ListQuery, type ListSpec } from './listQuery';

export interface ListQueryState<Name extends string = string> {
  query: ListQuery<Name>;
  /** Any change but that of the page leads back to page 1. */
  change: (change: Partial<ListQuery<Name>>) => void;
  /** Takes away the search and all filters. */
  clear: () => void;
  /** Goes to a page without a step of its own in the browser's history. */
  follow: (page: number) => void;
  /** How many rows of a page may be chosen; none where they are not to be. */
  rowChoices: readonly number[];
}

/** What of a list is looked at, and the ways to change it: of `useListQuery`, or of a store. */
export type NarrowedList<Name extends string> = Pick<
  ListQueryState<Name>,
  'query' | 'change' | 'clear'
>;

/**
 * The query of a list, kept in the page's address under the widget's own key: it can be shared, and Back leads to
 * what was looked at before. A search is one step back however many letters it has. `spec` is made once, outside of
 * components.
 *
 * @example
 * const spec = { filters: ['stock-location', 'expiry'] } as const;
 * const list = useListQuery(spec);
 * const shown = rowsOf(list.query);
 * const page = usePageWithin(list, shown.length); // of the server's pages: countFor(load, list.query)
 */
export function useListQuery<Name extends string>(spec: ListSpec<Name>): ListQueryState<Name> {
  const [address] = useState(() => listAddress(spec));
  // Read before the first drawing: a list of the server is asked for once.
  const first = useTextInUrl();
  const [query, setQuery] = useState(() => address.read(first));
  const isFollowing = useRef(false);

  useStateInUrl({
    view: query,
    write: address.write,
    onRead: useCallback(
      (text: string) => {
        isFollowing.current = false;
        // The same object while it says the same: a list of the server is read anew with each other one.
        setQuery((now) => {
          const read = address.read(text);
          return address.write(now) === address.write(read) ? now : read;
        });
      },
      [address],
    ),
    isTyping: useCallback(
      (before: string, now: string) =>
        isFollowing.current ? 'follows' : address.isTyping(before, now),
      [address],
    ),
  });

  const change = useCallback((changed: Partial<ListQuery<Name>>) => {
    isFollowing.current = false;
    setQuery((now) => ({ ...now, page: 1, ...changed }));
  }, []);
  const follow = useCallback((page: number) => {
    isFollowing.current = true;
    setQuery((now) => ({ ...now, page }));
  }, []);
  const clear = useCallback(
    () => change({ filterText: '', filters: address.start.filters }),
    [address, change],
  );
  return { query, change, clear, follow, rowChoices: spec.rowChoices ?? usualChoices };
}

/**
 * How many rows the server has for this very query, as it was read; null until it says so: right after a change of the
 * query the last answer still counts the rows of another one.
 */
export const countFor = (load: ResourceState<{ count: number }>, query: unknown): number | null =>
  load.status === 'ready' && load.arg === query ? load.value.count : null;

/**
 * Whether the rows of this very query are still to come: on their way, about to be asked for, or not read because that
 * failed. Those that are shown may be others, and nothing is said of how many there are.
 */
export const isAwaited = (load: ResourceState<{ count: number }>, query: unknown): boolean =>
  load.status === 'pending' || load.valueArg !== query;

/**
 * The page that is shown of `count` rows; null while that is not known. Where the last row of the last page went, it
 * is the page before, and the address follows.
 */
export function usePageWithin(
  { query, follow }: Pick<ListQueryState, 'query' | 'follow'>,
  count: number | null,
): number {
  const last = count === null ? query.page : pagesOf(count, query.perPage);
  // With each query, and not once: the address, read in the same moment, may lead back to the page that is past.
  useEffect(() => {
    if (query.page > last) follow(last);
  }, [follow, query, last]);
  return Math.min(query.page, last);
}
