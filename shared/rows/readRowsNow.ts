import { allResults, type Result } from '../http/result';
import type { Id } from '../answers/id';
import type { RowsNow } from './describeRows';

/** As many ids as an address has room for, whatever they are. */
const idsAtOnce = 100;

/** Reads at a time: enough to be quick, few enough to leave the server to others. */
const readsAtOnce = 4;

interface Options {
  /** An answer has all rows that there are, also where the server minds no ids: a row that is not in it is gone. */
  isAll?: boolean;
}

/**
 * Reads rows by their ids, a hundred at a time. `count` is how many the server has that fit what was asked: one that
 * minds no ids answers others beside them, and tells nothing of what it leaves out. Fails as the first read does.
 *
 * @example
 * readRowsNow(ids, (part) => mapResult(getProducts(http, config, askedByIds(part)), readProducts));
 */
export async function readRowsNow<Row extends { id: Id }>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<Result<{ rows: readonly Row[]; count: number }>>,
  { isAll = false }: Options = {},
): Promise<Result<RowsNow<Row>>> {
  const found = new Map<string, Row>();
  const gone = new Set<string>();
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, part) =>
    ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
  );
  const work = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      const answer = await read(part);
      if (!answer.ok) return answer;
      const { rows, count } = answer.value;
      const asked = new Set(part.map(String));
      const told = rows.filter(({ id }) => asked.has(String(id)));
      for (const row of told) found.set(String(row.id), row);
      const tellsAll = isAll || (told.length === rows.length && count === rows.length);
      if (tellsAll) for (const id of asked) if (!found.has(id)) gone.add(id);
    }
    return { ok: true, value: null } as const;
  };
  const result = await allResults(Array.from({ length: readsAtOnce }, work));
  return result.ok ? { ok: true, value: { found, gone } } : result;
}
