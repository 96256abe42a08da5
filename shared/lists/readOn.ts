import { allResults, type Result } from '../http/result';

/** One page of a list, and what an answer says of the list as a whole. */
interface Page<Row> {
  rows: Row[];
  /** How many rows there are on all pages. */
  count: number;
}

/** So many pages are brought back of an address that someone kept: each is a call. */
const mostPages = 20;

/**
 * Reads the pages of a list that grows, from the first that is not known yet up to page `upTo`. How many there are is
 * known with the first of them: none beyond the last is asked for. `facts` are those of that page, null where
 * nothing had to be read.
 */
export async function readOn<Row, Answer extends Page<Row>>(
  known: readonly Row[][],
  upTo: number,
  perPage: number,
  readAt: (page: number) => Promise<Result<Answer>>,
): Promise<Result<{ pages: Row[][]; facts: Answer | null }>> {
  const wanted = Math.min(upTo, mostPages + known.length);
  if (known.length > 0 && known.length >= wanted) {
    return { ok: true, value: { pages: known.slice(0, wanted), facts: null } };
  }
  const first = await readAt(known.length + 1);
  if (!first.ok) return first;
  const facts = first.value;
  const last = Math.min(wanted, Math.ceil(facts.count / perPage));
  const from = known.length + 2;
  const rest = await allResults(
    Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => readAt(from + index)),
  );
  if (!rest.ok) return rest;
  const pages = [...known, facts.rows, ...rest.value.map(({ rows }) => rows)];
  return { ok: true, value: { pages, facts } };
}

/**
 * The pages without a row that stands on an earlier one already: the list may have grown at its start between two
 * reads.
 */
export function withoutDoubles<Row>(
  pages: readonly (readonly Row[])[],
  keyOf: (row: Row) => string,
): Row[][] {
  const seen = new Set<string>();
  return pages.map((page) =>
    page.filter((row) => {
      const isNew = !seen.has(keyOf(row));
      seen.add(keyOf(row));
      return isNew;
    }),
  );
}
