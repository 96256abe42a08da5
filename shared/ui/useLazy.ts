import { useCallback, useEffect, useRef, useState } from 'react';
import { focusedElement, mayTakeFocus } from '../focus/focused';

type LazyState<T> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'ready'; value: T }
  | { status: 'failed' };

/** What was loaded, by the function that loads it: a part that is here already is drawn with what shows it. */
const loaded = new WeakMap<() => Promise<unknown>, { value: unknown }>();

/**
 * Loads a part of the screen when it is first asked for, usually a dialog. Unlike `React.lazy` a part
 * that cannot be fetched leaves the screen standing: it is a state to show, and can be asked for again. `load` is
 * the same function each time, and so is what starts it: an effect that calls it does not call it again when it fails.
 *
 * A part that takes the focus is a dialog: code that comes when the person has gone on to type elsewhere opens
 * nothing, and is there when it is asked for again.
 */
export function useLazy<T>(
  load: () => Promise<T>,
  { takesFocus = false } = {},
): [LazyState<T>, () => void] {
  const [state, setState] = useState<LazyState<T>>(() => {
    const known = loaded.get(load);
    return known ? { status: 'ready', value: known.value as T } : { status: 'idle' };
  });

  const isStarted = useRef(state.status === 'ready');
  const askedFrom = useRef<Element | null>(null);
  const start = useCallback(() => {
    askedFrom.current = focusedElement();
    if (isStarted.current) return;
    isStarted.current = true;
    setState({ status: 'pending' });
    load().then(
      (value) => {
        loaded.set(load, { value });
        const isWanted = !takesFocus || mayTakeFocus(askedFrom.current);
        isStarted.current = isWanted;
        setState(isWanted ? { status: 'ready', value } : { status: 'idle' });
      },
      () => {
        isStarted.current = false;
        setState({ status: 'failed' });
      },
    );
  }, [load, takesFocus]);

  return [state, start];
}

/**
 * As `useLazy`, for what the screen shows in any case: its code comes beside what is read first, so that the screen
 * starts with less. With `isWanted` it comes once that is true: what only some may use. What this returns starts it
 * again once it has failed.
 */
export function useLazyAtOnce<T>(
  load: () => Promise<T>,
  isWanted = true,
): [LazyState<T>, () => void] {
  const [state, start] = useLazy(load);
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted, start]);
  return [state, start];
}
