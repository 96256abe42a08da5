import type { RecordChange } from '../forms/recordDrafts';
import { keyOf } from '../answers/id';
import type { Listed, Texts } from './describeRows';

/** One field of a row as it would be. */
export interface FieldChange<Row, Fields> {
  row: Row;
  name: keyof Fields & string;
  to: string;
}

/** Changes as what they make of each row: all of a row at once, since its draft may end by one of them. */
export function editsOf<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  changes: readonly FieldChange<Row, Fields>[],
): RecordChange<Fields>[] {
  const byRow = new Map<string, RecordChange<Fields>>();
  for (const { row, name, to } of changes) {
    const edits = { [name]: to } as Partial<Fields>;
    const own = byRow.get(keyOf(row));
    if (own) Object.assign(own.edits, edits);
    else byRow.set(keyOf(row), { record: row, edits });
  }
  return [...byRow.values()];
}
