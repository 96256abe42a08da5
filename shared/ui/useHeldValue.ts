import { useLayoutEffect, useRef, useState } from 'react';

/** What a field shows of a value that may change while a person is in it. */
export interface HeldValue {
  value: string;
  /** Whether another value arrived and is not shown. */
  hasNews: boolean;
  /** The field goes on showing what it shows: it has the focus by now. */
  hold: () => void;
  /** The field shows what the value is by then: the person did something in it. */
  takeOver: () => void;
  /** As `takeOver`, and from now on too: it lost the focus. */
  letGo: () => void;
}

/**
 * Holds a value as long as a field has the focus and the person does nothing: a text that changes under the person
 * loses its selection, and the next key is added to it in place of replacing it.
 */
export function useHeldValue(value: string): HeldValue {
  const hasFocus = useRef(false);
  /** Null lets it take over the value once. */
  const [held, setHeld] = useState<string | null>(null);

  // After the drawing in which the person's own change has become the value.
  useLayoutEffect(() => {
    if (hasFocus.current && held === null) setHeld(value);
  }, [held, value]);

  return {
    value: held ?? value,
    hasNews: held !== null && held !== value,
    hold: () => {
      hasFocus.current = true;
      setHeld(value);
    },
    takeOver: () => setHeld(null),
    letGo: () => {
      hasFocus.current = false;
      setHeld(null);
    },
  };
}
