import type { Dispatch } from 'redux';
import { useCallback, useEffect } from 'react';
import { useRetries } from '../page/useRetries';
import type { ResourceState } from './createResource';
import type { Extra } from './createWidgetStore';
import { widgetHooks } from './hooks';
import { idle, valueOf } from './load';

/** What of a resource a screen needs to read it, whatever its widget's config and services are. */
export interface Readable<Arg> {
  read: (
    arg: Arg,
  ) => (
    dispatch: Dispatch,
    getState: () => unknown,
    extra: Extra<never, never>,
  ) => Promise<unknown>;
}

/** For a resource with keys: the state has nothing of a key before its first read. */
const notRead = { ...idle, requestId: 0 };

const { useAppDispatch } = widgetHooks<unknown, never, never>();

/**
 * Reads a resource for as long as the screen is mounted: at first, whenever `arg` is another object, automatically
 * while it fails, and when someone comes back to the page after it failed. While `arg` is null nothing is read. `load`
 * is the state of the resource. `answer` is what is known, also while a newer one is read and after that failed; `read`
 * reads it again.
 *
 * @example
 * const { load, answer, read } = useResource(locations, undefined, useAppSelector((state) => state.locations));
 */
export function useResource<Arg, Value>(
  resource: Readable<Arg>,
  arg: Arg | null,
  load: ResourceState<Value> | undefined = notRead,
): { load: ResourceState<Value>; answer: Value | undefined; read: () => void } {
  const dispatch = useAppDispatch();
  const read = useCallback(() => {
    if (arg !== null) void dispatch(resource.read(arg));
  }, [arg, dispatch, resource]);
  useEffect(read, [read]);
  useRetries(load, read, true);
  return { load, answer: valueOf(load), read };
}
