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
import type { StockLocationDependents } from '@shared/contract/stockLocation';

const location = record({
  id: ownId,
  name: textOf,
  address: textOf,
  license: textOf,
  isShippedFrom: isTrue,
  isActive: isNotFalse,
  // Null is a count that the server does not tell.
  batches: countOf,
  people: countOf,
});

/** A stock location of the list. */
export type LocationRow = Read<typeof location>;

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export const readLocations: (answer: unknown) => LocationRow[] = answerOf(
  listOrNull(location),
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
