import { answerOf, list, listOrNull, needed, oneOf, or, record } from '@shared/answers/read';
import { isTrue, textOf, textOrNull } from '@shared/answers/values';
import type { BatchTemplate } from '@shared/contract/batchList';

/** Of the template as of the other answers. It comes with what makes and reads files: most visits need neither. */
export const readTemplate: (answer: unknown) => BatchTemplate = answerOf(
  record({
    filename: or(textOrNull, 'batches.csv'),
    columns: needed(
      listOrNull(
        record({
          name: needed(textOf),
          label: (label, from) => textOf(label) || textOf(from?.name),
          kind: oneOf(['text', 'day', 'number'], 'text'),
          isRequired: isTrue,
          isKey: isTrue,
        }),
      ),
    ),
    rows: list(listOrNull(textOf)),
  }),
  'The answer has no columns of a file.',
);
