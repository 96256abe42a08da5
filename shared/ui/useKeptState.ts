import { useState } from 'react';

/** What the parts of a card keep, by name, also while the card is not drawn. */
export type KeptStates = Map<string, unknown>;

/**
 * State of a card's part that is there again when the card is: a long list draws only those that are near the window.
 * `kept` is the card's own, undefined where it is always drawn; `name` tells it from others of the same card.
 */
export function useKeptState<Value>(
  kept: KeptStates | undefined,
  name: string,
  first: Value,
): [Value, (next: Value) => void] {
  const [value, setValue] = useState(() => (kept?.has(name) ? (kept.get(name) as Value) : first));
  const set = (next: Value) => {
    kept?.set(name, next);
    setValue(() => next);
  };
  return [value, set];
}
