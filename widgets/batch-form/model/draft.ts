import * as v from 'valibot';
import type { Batch } from '@shared/contract/batches';
import type { GenericSchema } from 'valibot';
import { countEdits, stillUnsaved, withoutSent, type Edits } from './edits';
import { mergeEdits } from './mergeEdits';
import { takenIds, type Sent } from './taken';

/** What is kept of a form that is not saved: of a file only its name can be. */
export interface Draft {
  edits: Edits;
  files: string[];
  /** Of the batch that is to be created, so that no attempt creates a second one. */
  key: string;
  /** What was sent and is not known to have arrived or not. */
  sent: Sent | null;
  /** A save of the last visit, which did not see its end, was taken. */
  wasSaved?: boolean | undefined;
}

const id = v.union([v.string(), v.number()]);
const value = v.nullable(id);
const texts = v.record(v.string(), v.string());
const row = v.looseObject({ id });
const rows = v.object({
  changed: v.array(v.object({ id, values: v.record(v.string(), value), base: v.nullable(row) })),
  added: v.array(v.object({ row, after: v.nullable(id) })),
  removed: v.array(row),
});
const edits = v.object({ fields: texts, base: texts, variants: rows, terpenes: rows });

/** Rows are the server's own, whatever else they hold. */
export const draftSchema = v.object({
  edits,
  files: v.array(v.string()),
  key: v.string(),
  sent: v.nullable(
    v.object({
      payload: v.looseObject({ batchVariants: v.array(row), terpenes: v.array(row) }),
      edits,
    }),
  ),
  wasSaved: v.optional(v.boolean()),
}) as unknown as GenericSchema<unknown, Draft>;

export const isEmpty = ({ edits, files }: Pick<Draft, 'edits' | 'files'>) =>
  countEdits(edits) === 0 && files.length === 0;

export const mergeDrafts = (earlier: Draft, later: Draft): Draft => ({
  ...later,
  edits: mergeEdits(earlier.edits, later.edits),
  files: [...new Set([...earlier.files, ...later.files])],
  wasSaved: earlier.wasSaved === true || later.wasSaved === true,
});

/** What of a draft is still to be saved. A save whose answer never came may have been taken. */
export function openDraft(draft: Draft, source: Batch): Draft | null {
  const { edits, sent } = draft;
  const given = sent && takenIds(source, sent);
  const open = stillUnsaved(given ? withoutSent(edits, sent.edits, given) : edits, source);
  const left = { ...draft, edits: open, sent: null, wasSaved: given !== null };
  return isEmpty(left) && !left.wasSaved ? null : left;
}
