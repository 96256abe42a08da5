import { asNotDelivered, type Failure } from './failure';

/**
 * What a call came to. A failure is a value from `Http` up to the screen; what a promise of a result rejects with is a
 * programming error, and reaches the widget's error boundary.
 */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/**
 * An answer from which what was asked for cannot be read. Readers of answers throw it, as `JSON.parse` does, and
 * `mapResult`, within which they run, makes a failure of it.
 */
export class UnreadableAnswer extends Error {}

/**
 * The result of a call with its value read by `read`. A failure stays as it is; where `read` throws an
 * `UnreadableAnswer` the result is a failure of the server. Anything else that it throws is a programming error and
 * stays one.
 *
 * @example
 * const users = await mapResult(getUsers(http, config, query), readUsers);
 * if (!users.ok) return users;
 */
export async function mapResult<Answer, Value>(
  call: Promise<Result<Answer>>,
  read: (answer: Answer) => Value,
): Promise<Result<Value>> {
  const result = await call;
  if (!result.ok) return result;
  try {
    return { ok: true, value: read(result.value) };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    const { message } = error;
    return { ok: false, failure: { kind: 'server', status: null, message, fields: [] } };
  }
}

/** Waits for a POST that changes nothing: where its answer is lost, a read has failed, and nothing is uncertain. */
export async function readByPost<Answer>(call: Promise<Result<Answer>>): Promise<Result<Answer>> {
  const result = await call;
  return result.ok ? result : { ok: false, failure: asNotDelivered(result.failure) };
}

/**
 * What a dynamic import came to: where its file could not be fetched, that is a failure of the connection, as of a call.
 *
 * @example
 * const both = await allResults([getCart(http, config), imported(import('./cartSync'))]);
 */
export const imported = <Code>(code: Promise<Code>): Promise<Result<Code>> =>
  code.then(
    (value) => ({ ok: true, value }),
    () => ({ ok: false, failure: { kind: 'offline', status: null, message: '', fields: [] } }),
  );

type ValueOf<Call> = Call extends Promise<Result<infer Value>> ? Value : never;

/**
 * Waits for several calls beside each other: the list of their values, or the first failure as soon as it is known.
 *
 * @example
 * const both = await allResults([getItems(http, config), getTotals(http, config)]);
 */
export function allResults<const Calls extends readonly Promise<Result<unknown>>[]>(
  calls: Calls,
): Promise<Result<{ -readonly [Index in keyof Calls]: ValueOf<Calls[Index]> }>> {
  type Values = { -readonly [Index in keyof Calls]: ValueOf<Calls[Index]> };
  return new Promise((resolve, reject) => {
    const values: unknown[] = [];
    const each = calls.map(async (call, index) => {
      const result = await call;
      if (result.ok) values[index] = result.value;
      else resolve(result);
    });
    Promise.all(each).then(() => resolve({ ok: true, value: values as Values }), reject);
  });
}
