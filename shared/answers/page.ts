import { answerOf, at, listOrNull, needed, or, record, type Reader, type Shape } from './read';
import { countOf } from './values';

/**
 * Reads one page of a list: its `rows`, whatever the answer calls them, what stands beside them, and in `count` how many
 * fit on all pages (`countName`): never fewer than came.
 *
 * @example
 * export const readSellers = pageOf('sellers', seller, { canFavorite: isTrue }, 'The answer has no list of sellers.');
 */
export function pageOf<Row, S extends Shape>(
  name: string,
  row: Reader<Row>,
  beside: S,
  message: string,
  countName = 'result_count',
) {
  const rows = at(name, needed(listOrNull(row)));
  const count = at(countName, or(countOf, 0));
  const read = answerOf(record({ ...beside, rows, count }), message);
  return (answer: unknown): PageOf<Row, S> => {
    const page = read(answer) as PageOf<Row, S>;
    return { ...page, count: Math.max(page.count, page.rows.length) };
  };
}

type PageOf<Row, S extends Shape> = { [Name in keyof S]: ReturnType<S[Name]> } & {
  rows: NonNullable<Row>[];
  count: number;
};
