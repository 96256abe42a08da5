import {
  answerOf,
  choice,
  list,
  listOrNull,
  nameOrId,
  needed,
  ownId,
  record,
  type Read,
} from '@shared/answers/read';
import { countOf, isNotFalse, isTrue, objectOf, textOf, textsOf } from '@shared/answers/values';
import type { ListedLocation, StockLocationDependents } from '@shared/contract/stockLocation';

/** A stock location of the list. Null is a count that the server does not tell. */
export type LocationRow = Omit<ListedLocation, 'batches' | 'people'> &
  Record<'batches' | 'people', number | null>;

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export const readLocations: (answer: unknown) => LocationRow[] = answerOf(
  listOrNull(
    record({
      id: ownId,
      name: textOf,
      address: textOf,
      license: textOf,
      isShippedFrom: isTrue,
      isActive: isNotFalse,
      batches: countOf,
      people: countOf,
    }),
  ),
  'The answer is no list of stock locations.',
);

/** One without a list is a failure: "nothing depends on it" would be a claim. */
export const readDependents: (answer: unknown) => StockLocationDependents = answerOf(
  record({
    batches: needed(listOrNull(record({ id: ownId, batchRef: nameOrId }))),
    people: needed(listOrNull(choice)),
    // Of what a server does not name nothing is claimed.
    orders: listOrNull(choice),
  }),
  'The answer does not say what depends on the stock location.',
);

const refused = record({ id: ownId, errors: textsOf });

/** A batch that was not moved, and why; nothing where the server does not say. */
export type Refused = Read<typeof refused>;

/** Of the answer to a move. A server that names none moved them all. */
export const readRefused = (answer: unknown): Refused[] => list(refused)(objectOf(answer).refused);
