import { answerOf, at, needed, record } from '@shared/answers/read';
import { isTrue, numericOf, textOf } from '@shared/answers/values';

/** An answer as the screen can show it. One without fields is a failure: an empty form would be a claim. */
export const readRecord = answerOf(
  record({
    // There is one, so its id is for drafts alone.
    id: () => 'record',
    fields: needed(record({ name: textOf, note: textOf, fee: numericOf })),
    canEdit: at('can_edit', isTrue),
  }),
  'The answer has no fields.',
);

export type FormRecord = ReturnType<typeof readRecord>;
