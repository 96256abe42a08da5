import { HttpError } from '../http/failure';
import type { Result } from './load';

/**
 * Waits for a call whose course no reducer follows, and gives its failure as a value:
 *
 *     const moved = await asResult(postBatches(http, config, batches));
 *
 * Anything but an `HttpError` is a programming error and stays one: thrown in a thunk it reaches the widget's error
 * boundary.
 */
export async function asResult<Value>(call: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof HttpError) return { ok: false, failure: error.failure };
    throw error;
  }
}
