import { unreadable } from '@shared/answers';
import { looseOf } from './answers';

/** The secret or a value that was asked for. */
export function readValue(answer: unknown): string {
  const { value } = looseOf(answer);
  if (typeof value !== 'string' || value === '') throw unreadable('The answer has no value.');
  return value;
}

/** The secret that was made, where the answer tells it. */
export function readNewSecret(answer: unknown): string | null {
  const { secret } = looseOf(answer);
  return typeof secret === 'string' && secret !== '' ? secret : null;
}
