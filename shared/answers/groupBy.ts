/**
 * What has one key, by that key, in the order in which it stands. Browsers have it as `Map.groupBy`, Node 20 has not.
 *
 * @example
 * groupBy(variants, ({ packageSize }) => packageSize); // Map { '1 g' => [...], '3.5 g' => [...] }
 */
export function groupBy<T, Key>(list: Iterable<T>, keyOf: (each: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const each of list) {
    const key = keyOf(each);
    const found = groups.get(key);
    if (found) found.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
