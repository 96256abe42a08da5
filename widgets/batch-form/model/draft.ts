import * as v from 'valibot';
import type { Batch } from '@shared/contract/batches';
import type { GenericSchema } from 'valibot';
import { rowEditsSchema } from '@shared/forms/rowEdits';
import { earlierEdits } from './earlierEdits';
import { countEdits, idsApart, mergeEdits, stillUnsaved, withoutSent, type Edits } from './edits';
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

const row = v.looseObject({ id: v.union([v.string(), v.number()]) });
const rows = rowEditsSchema(v.nullable(v.union([v.string(), v.number()])));
const edits = v.union([v.object({ batch: rows, terpenes: rows, variants: rows }), earlierEdits]);

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
  const mine = idsApart(given ? withoutSent(edits, sent.edits, given) : edits, source);
  const open = stillUnsaved(mine, source);
  const left = { ...draft, edits: open, sent: null, wasSaved: given !== null };
  return isEmpty(left) && !left.wasSaved ? null : left;
}
