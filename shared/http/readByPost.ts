import { asNotDelivered } from './failure';
import type { Result } from './result';

/** Waits for a POST that changes nothing: where its answer is lost, a read has failed, and nothing is uncertain. */
export async function readByPost<Answer>(call: Promise<Result<Answer>>): Promise<Result<Answer>> {
  const result = await call;
  return result.ok ? result : { ok: false, failure: asNotDelivered(result.failure) };
}
