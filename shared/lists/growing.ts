import type { Dispatch } from 'redux';
import { useCallback, useEffect } from 'react';
import { mapResult, type Result } from '../http/result';
import { createResource, type ResourceState } from '../store/createResource';
import type { Extra } from '../store/createWidgetStore';
import { widgetHooks } from '../store/hooks';
import { valueOf, type Load } from '../store/load';
import { useLatest } from '../store/useLatest';
import { useRetries } from '../page/useRetries';
import type { ListQuery } from './listQuery';
import { readOn, withoutDoubles } from './readOn';
import type { ListQueryState } from './useListQuery';

/** The pages of one list that were read, from the first on. */
export interface Grown<Row> {
  /** Which list it is: of two queries that differ by the page alone the key is the same. */
  key: string;
  /** The last page that was asked for; fewer are there where the list is shorter. */
  upTo: number;
  pages: Row[][];
  /** How many rows fit on all pages. */
  count: number;
}

/** What is told of a list that grows to what draws it, beside its rows. */
export interface GrowingProps<Name extends string, Value> {
  list: ListQueryState<Name>;
  /** Others are on their way: those that are shown may be of another search. */
  isReading: boolean;
  /** The read of further pages of the rows that are shown; null where none were asked for. */
  more: Load<Value> | null;
}

interface Page {
  rows: unknown[];
  count: number;
}

type RowOf<P extends Page> = P['rows'][number];

/** The pages of a list that were read, and what the newest of them says beside its rows. */
type KnownOf<P extends Page> = Grown<RowOf<P>> & Omit<P, 'rows'>;

interface Growing<Asked, P extends Page, Config> {
  /** Which list is asked for, at whatever page. */
  listKeyOf: (asked: Asked) => string;
  keyOf: (row: RowOf<P>) => string;
  /** Reads the one page that the query names. */
  readPage: (asked: Asked, extra: Extra<Config>) => Promise<Result<P>>;
}

/**
 * A resource of a list that grows: all up to the page of the query is read. `have` is what was read of this list
 * before, of which only what comes after is asked for.
 */
export const createGrowing = <Asked extends { query: ListQuery }, P extends Page, Config>(
  name: string,
  { listKeyOf, keyOf, readPage }: Growing<Asked, P, Config>,
) =>
  createResource(
    name,
    (
      asked: Asked & { have: KnownOf<P> | null },
      extra: Extra<Config>,
    ): Promise<Result<KnownOf<P>>> => {
      const { query, have } = asked;
      const readAt = (page: number) => readPage({ ...asked, query: { ...query, page } }, extra);
      const reads = readOn<RowOf<P>, P>(have?.pages ?? [], query.page, query.perPage, readAt);
      return mapResult(reads, ({ pages, facts }) => {
        const known = facts ?? have;
        if (!known) throw new Error('Nothing was read of a list of which nothing was known.');
        const upTo = query.page;
        return { ...known, key: listKeyOf(asked), upTo, pages: withoutDoubles(pages, keyOf) };
      });
    },
  );

/** A thunk that reads a resource as far as a query asks for. */
type ReadOn<Value> = (
  have: Value | null,
) => (dispatch: Dispatch, getState: () => unknown, extra: Extra<never, never>) => unknown;

const { useAppDispatch } = widgetHooks<unknown, never, never>();

/**
 * Reads a list that grows: what `read` asks for, whenever that is another function, given what of the list is there; and
 * by itself again while it fails. `key` names the list that is asked for, at whatever page. `readAnew` reads all of it.
 * The address follows where the list is shorter than it says.
 */
export function useGrowing<Value extends Grown<unknown>>(
  { query, follow }: Pick<ListQueryState, 'query' | 'follow'>,
  load: ResourceState<Value>,
  key: string,
  read: ReadOn<Value>,
): Omit<GrowingProps<string, Value>, 'list'> & { value: Value | undefined; readAnew: () => void } {
  const dispatch = useAppDispatch();
  const value = valueOf(load);
  const isOfQuery = value?.key === key;
  // Nothing is read on from what a read of all of it was to replace, and has not yet.
  const isOld =
    load.status !== 'ready' && (load.arg as { have: unknown } | undefined)?.have === null;
  const have = useLatest(isOfQuery && !isOld ? value : null);
  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  useEffect(() => {
    dispatch(read(have.current));
  }, [dispatch, have, read]);
  const readAnew = useCallback(() => {
    dispatch(read(null));
  }, [dispatch, read]);
  useRetries(load, readAnew, true);

  // Those who are there stay; what was asked for beyond them is said below them.
  const more = isOfQuery && value.pages.length < query.page ? load : null;

  // Fewer pages than the address names: the list became shorter, or someone kept a very long one.
  const isShort = more?.status === 'ready' && value?.upTo === query.page && query.page > 1;
  const last = value?.pages.length ?? 0;
  useEffect(() => {
    if (isShort) follow(Math.max(1, last));
  }, [follow, isShort, last]);

  const isReading = !more && (load.status === 'pending' || !isOfQuery);
  return { value, isReading, more, readAnew };
}
