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
    let found = made.get(key);
    if (!found) {
      found = { value: make(key) };
      made.set(key, found);
    }
    return found.value;
  };
}

/**
 * A function that works its answer out once for each text and remembers it for good. For texts of which there are few,
 * such as locales: to make a format of the language takes thirty times as long as to write with it.
 *
 * @example
 * const formatOf = oncePerText((locale) => new Intl.NumberFormat(locale));
 */
export function oncePerText<Value>(make: (text: string) => Value) {
  const made = new Map<string, { value: Value }>();
  return (text: string): Value => {
    const found = made.get(text) ?? { value: make(text) };
    made.set(text, found);
    return found.value;
  };
}
