import { renderHook } from '@testing-library/react';
import { failed, pending, ready, type Load } from '../store/load';
import { useRetries } from './useRetries';

const failure = { kind: 'offline', status: null, message: '', fields: [] } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A load whose reads all fail until `end`. */
function failing() {
  const retry = jest.fn<undefined, []>();
  let load: Load<number> = ready(1);
  const { rerender, unmount } = renderHook(() => useRetries(load, retry));
  const show = (next: Load<number>) => {
    load = next;
    rerender();
  };
  return {
    retry,
    unmount,
    end: () => show(ready(2)),
    fail: () => show(failed(load, failure)),
    ask: () => show(pending(load)),
  };
}

it('tries again with growing waits, once a minute in the end', () => {
  const { retry, fail } = failing();
  const waited: number[] = [];
  for (let attempt = 1; attempt <= 7; attempt++) {
    fail();
    const from = Date.now();
    while (retry.mock.calls.length < attempt) jest.advanceTimersByTime(1000);
    waited.push((Date.now() - from) / 1000);
  }
  expect(waited).toEqual([5, 10, 20, 40, 60, 60, 60]);
});

it('asks nothing while it is read, and nothing once there is an answer, after which the waits are short again', () => {
  const { retry, fail, ask, end } = failing();
  fail();
  ask();
  jest.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  fail();
  end();
  jest.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  fail();
  jest.advanceTimersByTime(5000);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('ends with the screen', () => {
  const { retry, fail, unmount } = failing();
  fail();
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
});
