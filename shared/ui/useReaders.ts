import { readPlainly } from '../format/readPlainly';
import type * as Numbers from '../format/readNumber';
import type { ReadNumber } from '../format/readNumber';
import { useLazy } from './useLazy';

type Readers = typeof Numbers;

/** A text that was left typed, with what is wrong with it; null where none was. */
export function leftTyped(read: ReadNumber, text: string | undefined) {
  if (text === undefined) return null;
  const reading = read(text);
  return { text, says: reading.ok ? null : reading.says };
}

const loadReaders = (): Promise<Readers> => import('../format/readNumber');

/**
 * The readers of numbers, whose code comes when `prepare` is called: when a field is reached, not with the first load.
 * `reader` picks one; until it is there plain digits are read alone.
 */
export function useReaders(): {
  reader: (pick: (readers: Readers) => ReadNumber) => ReadNumber;
  prepare: () => void;
} {
  const [readers, prepare] = useLazy(loadReaders);
  return {
    reader: (pick) => (readers.status === 'ready' ? pick(readers.value) : readPlainly),
    prepare,
  };
}
