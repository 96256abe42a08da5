import { objectOf, unreadable } from '@shared/answers/values';

/** The secret that was made, where the answer tells it. */
export function readNewSecret(answer: unknown): string | null {
  const { secret } = objectOf(answer);
  return typeof secret === 'string' && secret !== '' ? secret : null;
}

/** The secret or a value that was asked for. */
export function readValue(answer: unknown): string {
  const { value } = objectOf(answer);
  if (typeof value !== 'string' || value === '') throw unreadable('The answer has no value.');
  return value;
}
