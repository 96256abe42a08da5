import type { OrderItems } from '../contract/orderingShapes';
import type { Result } from '../http/result';

type PageInfo = Pick<OrderItems, 'page' | 'per_page' | 'result_count'>;

/** The page that an answer shows: the last one where it names one that is no longer there. */
export const pageThere = ({ page, per_page, result_count }: PageInfo): number =>
  Math.min(page, Math.max(1, Math.ceil(result_count / per_page)));

interface Options<Query, Value> {
  /** What is looked at now; another object when it is something else. */
  query: () => Query;
  read: (query: Query) => Promise<Result<Value>>;
  itemsOf: (value: Value) => OrderItems;
  /** The page that was asked for has gone, and this one is there: `query` is to return it from now on. */
  onCorrected: (page: number) => void;
}

/**
 * Reads a page of an order's items until the answer is that of the page that is looked at by then, and until that page
 * has rows: others take items out meanwhile.
 */
export async function readShownPage<Query extends { page: number }, Value>({
  query,
  read,
  itemsOf,
  onCorrected,
}: Options<Query, Value>): Promise<Result<Value>> {
  for (;;) {
    const asked = query();
    const answer = await read(asked);
    if (asked !== query()) continue;
    if (!answer.ok) return answer;
    const found = itemsOf(answer.value);
    const there = pageThere(found);
    if (there !== asked.page) onCorrected(there);
    // A server that does not go back by itself: the page of before has no rows.
    if (found.items.length > 0 || there === found.page) return answer;
  }
}
