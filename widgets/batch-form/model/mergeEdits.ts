import type { Id } from '@shared/id';
import { oneOfEachType, type ChangedRow, type Edits, type RowEdits, type RowValues } from './edits';

/** `later` over `earlier`, for a draft that comes back to a form that has been edited since. */
export const mergeEdits = (earlier: Edits, later: Edits): Edits => ({
  fields: { ...earlier.fields, ...later.fields },
  base: { ...earlier.base, ...later.base },
  variants: mergeRows(earlier.variants, later.variants),
  terpenes: oneOfEachType([], mergeRows(earlier.terpenes, later.terpenes), false),
});

function mergeRows<Row extends { id: Id }>(
  before: RowEdits<Row>,
  later: RowEdits<Row>,
): RowEdits<Row> {
  const earlier = withOtherIds(before, later);
  const changed = new Map(earlier.changed.map((change) => [change.id, change]));
  for (const { id, values, base } of later.changed) {
    const known = changed.get(id);
    changed.set(id, {
      id,
      values: { ...known?.values, ...values },
      base:
        known?.base && base ? { ...base, ...seen(known, values) } : (base ?? known?.base ?? null),
    });
  }
  const removed = new Map([...earlier.removed, ...later.removed].map((row) => [row.id, row]));
  return {
    changed: [...changed.values()],
    added: [...earlier.added, ...later.added],
    removed: [...removed.values()],
  };
}

/** What the person saw of the cells that only the earlier edits have. */
const seen = <Row>({ values, base }: ChangedRow<Row>, later: RowValues): Partial<Row> =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => !(name in later))
      .map((name) => [name, base?.[name as keyof Row]]),
  ) as Partial<Row>;

/** Temporary ids begin anew on each page: rows that were added before get some that no row of now has. */
function withOtherIds<Row extends { id: Id }>(
  earlier: RowEdits<Row>,
  later: RowEdits<Row>,
): RowEdits<Row> {
  const now = new Set(later.added.map(({ row }) => row.id));
  const taken = new Set([...now, ...earlier.added.map(({ row }) => row.id)]);
  const given = new Map<Id, Id>();
  for (const { row } of earlier.added) {
    if (!now.has(row.id)) continue;
    const id = nextFreeId(row.id, taken);
    taken.add(id);
    given.set(row.id, id);
  }
  const idOf = (id: Id) => given.get(id) ?? id;
  return {
    changed: earlier.changed.map((change) => ({ ...change, id: idOf(change.id) })),
    added: earlier.added.map(({ row, after }) => ({
      row: { ...row, id: idOf(row.id) },
      after: after === null ? null : idOf(after),
    })),
    removed: earlier.removed,
  };
}

/** "new-terpene-3" after "new-terpene-2", "copy-of-7-2" after "copy-of-7". */
export function nextFreeId(id: Id, taken: ReadonlySet<Id>): string {
  const [, prefix = `${id}-`, number = 1] = /^((?:new|copy-of)-.*-)(\d+)$/.exec(String(id)) ?? [];
  for (let next = Number(number) + 1; ; next++) {
    if (!taken.has(`${prefix}${next}`)) return `${prefix}${next}`;
  }
}
