/**
 * A function that works its answer out once for each object and remembers it as long as the object is there. For objects
 * that never change, as those of a store: what is the same object has the same answer.
 *
 * @example
 * const indexOf = oncePer((rules: readonly Rule[]) => new Map(rules.map((rule) => [rule.key, rule])));
 */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, { value: Value }>();
  return (key: Key): Value => {
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
}
