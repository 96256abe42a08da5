import { keyOf, type Id } from '../answers/id';
import { namesOf } from '../answers/namesOf';
import type { RecordDraft } from './recordEdits';

/**
 * What is typed over one record of a list and is not saved. `base` is the record itself; of one that an earlier visit left
 * it may have no more than what is typed over, until more is.
 */
export interface ListedDraft<Fields> extends RecordDraft<Fields> {
  id: Id;
}

/** What is typed over each record, by the record's id as text. */
export type Drafts<Fields> = ReadonlyMap<string, ListedDraft<Fields>>;

/** Edits without those of some fields. */
export const without = <Fields>(
  edits: Partial<Fields>,
  gone: readonly (keyof Fields & string)[],
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(edits).filter(([name]) => !gone.includes(name as keyof Fields & string)),
  ) as Partial<Fields>;

/**
 * Keeps of a draft, in a map that is being made, what is not letter by letter as the server has it: "12" over "12.00"
 * changes nothing, but is on its way to "12.5".
 */
export function put<Fields>(
  drafts: Map<string, ListedDraft<Fields>>,
  draft: ListedDraft<Fields>,
): void {
  const all = namesOf(draft.edits);
  const same = all.filter((name) => draft.edits[name] === draft.base[name]);
  if (same.length === all.length) drafts.delete(keyOf(draft));
  // Thousands of rows are changed at once: what is left as it is is not copied.
  else if (same.length === 0) drafts.set(keyOf(draft), draft);
  else drafts.set(keyOf(draft), { ...draft, edits: without(draft.edits, same) });
}
