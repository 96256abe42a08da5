import { at, list, nameOrId, ownId, record, type Read } from '@shared/answers/read';
import { distinct, idOf, objectOf, trimmedOf, unreadable } from '@shared/answers/values';
import type { DataSetName } from './sets';

const fields = {
  id: ownId,
  name: nameOrId,
  email: trimmedOf,
  license: trimmedOf,
  sku: trimmedOf,
};

const party = record(fields);

const entry = record({
  ...fields,
  /** The id of what it is linked to; null for nothing. */
  linkId: at('foreignId', (id, from) => idOf(id ?? from?.customFieldMappingId)),
});

/** One of ours or of theirs. What is not known of it is empty. */
export type Party = Read<typeof party>;

/** What can be linked. */
export type Entry = Read<typeof entry>;

/** What one of the five reads brings. */
export interface DataSet {
  /** None in a data set of theirs alone. */
  entries: readonly Entry[];
  /** None in a data set of ours alone. */
  parties: readonly Party[];
  /** Null where the answer does not tell. */
  isIntegrated: boolean | null;
  companyName: string;
}

const isTheirs = (name: DataSetName) =>
  name === 'quickbooksOnlineItems' || name === 'quickbooksOnlineQBOCustomers';

/** What a data set is a list of. What may fill custom fields comes along with them. */
export const listedIn = (name: DataSetName, { entries, parties }: DataSet): readonly Party[] =>
  isTheirs(name) ? parties : entries;

/**
 * A data set as the screen can show it: under the specification's name in an object, or the list alone. One without a
 * list is a failure, unless it tells that nothing is connected: an empty list would be a claim.
 */
export function readDataSet(name: DataSetName, answer: unknown): DataSet {
  const loose = objectOf(answer);
  const isIntegrated = typeof loose.integrated === 'boolean' ? loose.integrated : null;
  const things: unknown = Array.isArray(answer) ? answer : loose[name];
  if (!Array.isArray(things) && isIntegrated !== false) {
    throw unreadable(`The answer has no list of ${name}.`);
  }
  return {
    entries: isTheirs(name) ? [] : distinct(list(entry)(things), keyOf),
    parties: distinct(list(party)(isTheirs(name) ? things : loose.customFieldMappings), keyOf),
    isIntegrated,
    companyName: trimmedOf(loose.companyName),
  };
}

/** Two of one id are one: nothing could tell them from each other. */
const keyOf = ({ id }: Party) => String(id);
