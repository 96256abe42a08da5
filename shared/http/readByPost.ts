import { asNotDelivered, HttpError } from './failure';

/** Waits for a POST that changes nothing: where its answer is lost, a read has failed, and nothing is uncertain. */
export async function readByPost<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof HttpError ? new HttpError(asNotDelivered(error.failure)) : error;
  }
}
