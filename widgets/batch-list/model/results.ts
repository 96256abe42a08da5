import { at, list, ownKey, record } from '@shared/answers/read';
import { isObject, objectOf, textOf } from '@shared/answers/values';

const rowWord = (key: 'id' | 'row') =>
  record({
    id: at(key, ownKey),
    outcome: textOf,
    errors: list((error) =>
      isObject(error)
        ? { column: textOf(error.column), message: textOf(error.message) }
        : { column: '', message: textOf(error) },
    ),
  });

/**
 * What a write said of each of its rows: nothing in `errors` when it was taken. Only those count that name their row. A
 * write may be taken without any.
 */
export const readResults = (answer: unknown, key: 'id' | 'row') =>
  list(rowWord(key))(objectOf(answer).results);
