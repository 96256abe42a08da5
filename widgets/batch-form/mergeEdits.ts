import type { Edits, RowEdits } from './edits';
import type { Id } from './values';

/** `later` over `earlier`, for a draft that comes back to a form that has been edited since. */
export const mergeEdits = (earlier: Edits, later: Edits): Edits => {
  const types = new Set(later.terpenes.added.map(({ row }) => row.terpeneTypeId));
  const terpenes = {
    ...earlier.terpenes,
    // One entry for each type: what is typed now counts.
    added: earlier.terpenes.added.filter(({ row }) => !types.has(row.terpeneTypeId)),
  };
  return {
    fields: { ...earlier.fields, ...later.fields },
    variants: mergeRows(earlier.variants, later.variants),
    terpenes: mergeRows(terpenes, later.terpenes),
  };
};

function mergeRows<Row extends { id: Id }>(
  before: RowEdits<Row>,
  later: RowEdits<Row>,
): RowEdits<Row> {
  const earlier = withOtherIds(before, later);
  const changed = new Map(earlier.changed.map(({ id, values }) => [id, values]));
  for (const { id, values } of later.changed) changed.set(id, { ...changed.get(id), ...values });
  return {
    changed: [...changed].map(([id, values]) => ({ id, values })),
    added: [...earlier.added, ...later.added],
    removed: [...new Set([...earlier.removed, ...later.removed])],
  };
}

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
    const id = nextFree(row.id, taken);
    taken.add(id);
    given.set(row.id, id);
  }
  const idOf = (id: Id) => given.get(id) ?? id;
  return {
    changed: earlier.changed.map(({ id, values }) => ({ id: idOf(id), values })),
    added: earlier.added.map(({ row, after }) => ({
      row: { ...row, id: idOf(row.id) },
      after: after === null ? null : idOf(after),
    })),
    removed: earlier.removed,
  };
}

/** "new-terpene-3" after "new-terpene-2", "copy-of-7-2" after "copy-of-7". */
function nextFree(id: Id, taken: ReadonlySet<Id>): string {
  const [, prefix = `${id}-`, number = 1] = /^((?:new|copy-of)-.*-)(\d+)$/.exec(String(id)) ?? [];
  for (let next = Number(number) + 1; ; next++) {
    if (!taken.has(`${prefix}${next}`)) return `${prefix}${next}`;
  }
}
