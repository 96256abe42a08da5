import { answerOf, at, needed, record } from '@shared/answers/read';
import { isTrue, numericOf, textOf } from '@shared/answers/values';
import type { SampleFormFields } from '@shared/contract/sampleForm';

/** The record as the screen shows it. There is one, so its id is for drafts alone. */
export interface SampleFormRecord extends SampleFormFields {
  id: string;
  canEdit: boolean;
}

const answer = answerOf(
  record({
    fields: needed(record({ name: textOf, note: textOf, fee: numericOf })),
    canEdit: at('can_edit', isTrue),
  }),
  'The answer has no fields.',
);

/** An answer as the screen can show it. One without fields is a failure: an empty form would be a claim. */
export function readRecord(given: unknown): SampleFormRecord {
  const { fields, canEdit } = answer(given);
  return { id: 'record', ...fields, canEdit };
}
