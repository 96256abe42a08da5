import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type { ListedLocation, StockLocationDependents } from '@shared/contract/stockLocation';
import type { Id } from '@shared/id';

type Loose<T> = Partial<Record<keyof T, unknown>>;

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readLocations(answer: unknown): ListedLocation[] {
  if (!Array.isArray(answer)) throw unreadable('The answer is no list of stock locations.');
  return listOf(answer as Loose<ListedLocation>[]).flatMap(readLocation);
}

/** A location without an id is left out: nothing could tell it from the others. */
function readLocation(location: Loose<ListedLocation>): ListedLocation[] {
  const { id, name, address, license, isShippedFrom, isActive, batches, people } = location;
  if (!isId(id)) return [];
  return [
    {
      id,
      name: textOf(name),
      address: textOf(address),
      license: textOf(license),
      isShippedFrom: isShippedFrom === true,
      isActive: isActive !== false,
      batches: countOf(batches),
      people: countOf(people),
    },
  ];
}

const countOf = (count: unknown): number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : 0;

/** One without a list is a failure: "nothing depends on it" would be a claim. */
export function readDependents(answer: unknown): StockLocationDependents {
  const { batches, people }: Loose<StockLocationDependents> = isObject(answer) ? answer : {};
  if (!Array.isArray(batches) || !Array.isArray(people)) {
    throw unreadable('The answer does not say what depends on the stock location.');
  }
  return {
    batches: listOf(batches as Loose<{ id: Id; batchRef: string }>[]).flatMap(({ id, batchRef }) =>
      isId(id) ? [{ id, batchRef: textOf(batchRef) || String(id) }] : [],
    ),
    people: listOf(people as Loose<{ id: Id; name: string }>[]).flatMap(({ id, name }) =>
      isId(id) ? [{ id, name: textOf(name) || String(id) }] : [],
    ),
  };
}

/** A batch that was not moved, and why; nothing where the server does not say. */
export interface Refused {
  id: Id;
  errors: string[];
}

/** Of the answer to a move. A server that names none moved them all. */
export function readRefused(answer: unknown): Refused[] {
  const { refused } = isObject(answer) ? answer : {};
  return listOf(refused as Loose<Refused>[]).flatMap(({ id, errors }) =>
    isId(id)
      ? [{ id, errors: (Array.isArray(errors) ? errors : []).map(textOf).filter(Boolean) }]
      : [],
  );
}
