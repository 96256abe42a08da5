import type { Failure } from '../http/failure';
import type { Result } from '../http/result';

export type { Result };

/**
 * Where a thing that the server owns stands. "Not loaded", "empty" and "failed" are three screens.
 * `value` of a pending or failed load is what was there before, for showing it dimmed.
 */
export type Load<T> =
  | { status: 'idle' }
  | { status: 'pending'; value?: T }
  | { status: 'ready'; value: T }
  | { status: 'failed'; failure: Failure; value?: T };

export const idle: Load<never> = { status: 'idle' };

export const ready = <T>(value: T): Load<T> => ({ status: 'ready', value });

/** The load after a new attempt started: pending, with whatever was there before. */
export const pending = <T>(before: Load<T>): Load<T> =>
  before.status === 'idle' ? { status: 'pending' } : { status: 'pending', value: before.value };

/** The load after an attempt failed, with whatever was there before. */
export const failed = <T>(before: Load<T>, failure: Failure): Load<T> =>
  before.status === 'idle'
    ? { status: 'failed', failure }
    : { ...before, status: 'failed', failure };

/** The load after an attempt ended with `result`. */
export const settled = <T>(before: Load<T>, result: Result<T>): Load<T> =>
  result.ok ? ready(result.value) : failed(before, result.failure);

/** What is known, if only from before: undefined until something was read. */
export const valueOf = <T>(load: Load<T>): T | undefined =>
  load.status === 'idle' ? undefined : load.value;
