import { keyOf, type Id } from '../answers/id';
import type { RowErrors } from './describeRows';
import type { RowsView } from './rowsState';

/* What was said of a save, after some of it was settled. */

/** Some fields of a row that say something else by now. */
export interface Changed<Fields> {
  record: { id: Id };
  edits: Partial<Fields>;
}

/** Without what was said of fields, and of their rows as a whole, that say something else by now. */
export function withoutErrors<Fields>(
  errors: RowErrors,
  changed: readonly Changed<Fields>[],
): RowErrors {
  if (errors.size === 0) return errors;
  const next = new Map(errors);
  for (const { record, edits } of changed) {
    const said = next.get(keyOf(record));
    if (!said) continue;
    const left = said.filter(({ field }) => field !== '' && !Object.hasOwn(edits, field));
    if (left.length > 0) next.set(keyOf(record), left);
    else next.delete(keyOf(record));
  }
  return next;
}

/** What is left of a conflict after one field of a row was settled. */
export function withoutClash<Row, Fields>(
  view: RowsView<Row, Fields>,
  id: Id,
  name: keyof Fields & string,
): RowsView<Row, Fields> {
  if (view.status !== 'ended') return view;
  const clashes = view.clashes
    .map((clash) =>
      clash.id === id ? { ...clash, names: clash.names.filter((each) => each !== name) } : clash,
    )
    .filter(({ names }) => names.length > 0);
  const isMoreToSay = clashes.length > 0 || view.refused > 0 || view.failure !== null;
  return isMoreToSay ? { ...view, clashes } : { status: 'idle' };
}
