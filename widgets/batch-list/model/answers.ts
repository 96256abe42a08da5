import { answerOf, choice, listOrNull, needed, or, ownId, record } from '@shared/answers/read';
import { dayOf, idOf, idsOf, isObject, isTrue, numberOf, textOf } from '@shared/answers/values';
import type { ListContext } from '@shared/contract/batchList';
import { isNumeric } from '@shared/format/numbers';

/** Answers as the screen can show them: what a server leaves out or calls null is nothing, never a word on the page. */

export const readList: (answer: unknown) => ListContext = answerOf(
  record({
    batches: needed(
      listOrNull(
        record({
          id: ownId,
          batchRef: textOf,
          stockLocationId: idOf,
          variantIds: idsOf,
          harvestDate: dayOf,
          expirationDate: dayOf,
          thc_delta9: (share) => (isNumeric(share) ? share : null),
          coas: or(numberOf, 0),
        }),
      ),
    ),
    can_edit: isTrue,
  }),
  'The answer has no list of batches.',
);

export const readLocations = answerOf(
  listOrNull(choice),
  'The answer is no list of stock locations.',
);

/** As pairs: the server chooses the names of the answer's keys. */
export const readNames = answerOf(
  (answer): [id: string, name: string][] | null =>
    isObject(answer)
      ? Object.entries(answer)
          .map(([id, name]): [string, string] => [id, textOf(name)])
          .filter(([, name]) => name !== '')
      : null,
  'The answer has no names of products.',
);
