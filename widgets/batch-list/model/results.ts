import { isId, isObject, textOf } from '@shared/answers';

/** What a write said of one of its rows: nothing in `errors` when it was taken. */
interface RowWord {
  id: string;
  outcome: string;
  errors: { column: string; message: string }[];
}

/** The results of a write, of which only those count that name their row. A write may be taken without any. */
export function readResults(answer: unknown, key: 'id' | 'row'): RowWord[] {
  const { results } = isObject(answer) ? answer : {};
  return (Array.isArray(results) ? results : []).filter(isObject).flatMap((result) => {
    if (!isId(result[key])) return [];
    const errors = Array.isArray(result.errors) ? result.errors : [];
    return [
      {
        id: String(result[key]),
        outcome: textOf(result.outcome),
        errors: errors.map((error) =>
          isObject(error)
            ? { column: textOf(error.column), message: textOf(error.message) }
            : { column: '', message: textOf(error) },
        ),
      },
    ];
  });
}
