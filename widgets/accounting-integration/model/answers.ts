import { isId, isObject, textOf, unreadable } from '@shared/answers';
import type { Id } from '@shared/id';
import type { DataSetName } from './sets';

/** One of ours or of theirs. What is not known of it is empty. */
export interface Party {
  id: Id;
  name: string;
  email: string;
  license: string;
  sku: string;
}

/** What can be linked. */
export interface Entry extends Party {
  /** The id of what it is linked to; null for nothing. */
  linkId: Id | null;
}

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

/**
 * A data set as the screen can show it: under the specification's name in an object, or the list alone. One without a
 * list is a failure, unless it tells that nothing is connected: an empty list would be a claim.
 */
export function readDataSet(name: DataSetName, answer: unknown): DataSet {
  const loose = isObject(answer) ? answer : {};
  const isIntegrated = typeof loose.integrated === 'boolean' ? loose.integrated : null;
  const list = Array.isArray(answer) ? (answer as unknown[]) : loose[name];
  if (!Array.isArray(list) && isIntegrated !== false) {
    throw unreadable(`The answer has no list of ${name}.`);
  }
  const things = Array.isArray(list) ? list : [];
  const choices = loose.customFieldMappings;
  return {
    entries: isTheirs(name) ? [] : distinct(things, readEntry),
    parties: distinct(isTheirs(name) ? things : Array.isArray(choices) ? choices : [], readParty),
    isIntegrated,
    companyName: textOf(loose.companyName).trim(),
  };
}

/** What has no id, or that of one before it, is left out: nothing could tell it from the others. */
function distinct<T extends { id: Id }>(
  list: readonly unknown[],
  read: (thing: Record<string, unknown>) => T | null,
): T[] {
  const found = new Map<string, T>();
  for (const thing of list) {
    const made = isObject(thing) ? read(thing) : null;
    if (made && !found.has(String(made.id))) found.set(String(made.id), made);
  }
  return [...found.values()];
}

function readParty({ id, name, email, license, sku }: Record<string, unknown>): Party | null {
  if (!isId(id)) return null;
  return {
    id,
    name: textOf(name).trim() || String(id),
    email: textOf(email).trim(),
    license: textOf(license).trim(),
    sku: textOf(sku).trim(),
  };
}

function readEntry(thing: Record<string, unknown>): Entry | null {
  const party = readParty(thing);
  const linkId = thing.foreignId ?? thing.customFieldMappingId;
  return party && { ...party, linkId: isId(linkId) ? linkId : null };
}
