import * as v from 'valibot';
import { removeRow, type AnyEdit, type RowEdit } from '@shared/forms/rowEdits';
import type { Id } from '@shared/answers/id';
import { batchRow } from './edits';

const id = v.union([v.string(), v.number()]);
const row = v.looseObject({ id });
const texts = v.record(v.string(), v.string());
const values = v.record(v.string(), v.nullable(id));
const rows = v.object({
  changed: v.array(v.object({ id, values, base: v.nullable(row) })),
  added: v.array(v.object({ row, after: v.nullish(id) })),
  removed: v.array(row),
});
type EarlierRows = v.InferOutput<typeof rows>;

function rowsNow({ changed, added, removed }: EarlierRows): readonly AnyEdit[] {
  const edits = new Map<Id, RowEdit<{ id: Id }, object>>();
  for (const { row: base, after } of added) {
    const position = after ?? undefined;
    edits.set(base.id, { id: base.id, base, edits: {}, isNew: true, after: position });
  }
  for (const { id: own, values: typed, base } of changed) {
    const known = edits.get(own) ?? { id: own, base: base ?? { id: own } };
    edits.set(own, { ...known, edits: typed });
  }
  return removed.reduce<readonly AnyEdit[]>(removeRow, [...edits.values()]);
}

/** Edits as versions until November 2026 kept them in a draft, read as those of now. */
export const earlierEdits = v.pipe(
  v.object({ fields: texts, base: texts, variants: rows, terpenes: rows }),
  v.transform(({ fields, base, variants, terpenes }) => ({
    batch:
      Object.keys(fields).length > 0
        ? [{ id: batchRow, base: { ...base, id: batchRow }, edits: fields }]
        : [],
    terpenes: rowsNow(terpenes),
    variants: rowsNow(variants),
  })),
);
