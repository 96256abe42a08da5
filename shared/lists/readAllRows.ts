import type { Result } from '../http/result';

/** A page of a list, and how many rows there are on all pages. */
interface Page<Row> {
  rows: readonly Row[];
  count: number;
}

/**
 * Reads every row of a list, page after page. A server may give fewer at once than it is asked for; a page that brings
 * nothing new is the last one, whatever the count says. Fails as the first page does that cannot be read.
 *
 * @example
 * const all = await readAllRows((page) => readUsers({ ...query, page }), ({ id }) => String(id));
 */
export async function readAllRows<Row>(
  readAt: (page: number) => Promise<Result<Page<Row>>>,
  keyOf: (row: Row) => string,
): Promise<Result<Row[]>> {
  const all = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const answer = await readAt(page);
    if (!answer.ok) return answer;
    const { rows, count } = answer.value;
    const before = all.size;
    for (const row of rows) all.set(keyOf(row), row);
    if (all.size >= count || all.size === before) return { ok: true, value: [...all.values()] };
  }
}
