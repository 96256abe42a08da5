import {
  answerOf,
  at,
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
export const readLocations = answerOf(
  listOrNull(location),
  'The answer is no list of stock locations.',
);

/** One without a list is a failure: "nothing depends on it" would be a claim. */
export const readDependents = answerOf(
  record({
    batches: needed(listOrNull(record({ id: ownId, name: at('batchRef', nameOrId) }))),
    people: needed(listOrNull(choice)),
    // Of what a server does not name nothing is claimed.
    orders: listOrNull(choice),
  }),
  'The answer does not say what depends on the stock location.',
);

export type Dependents = Read<typeof readDependents>;

const refused = list(record({ id: ownId, errors: textsOf }));

/** Of the answer to a move the batches that stayed, and why, where the server says. One that names none moved all. */
export const readRefused = (answer: unknown) => refused(objectOf(answer).refused);
