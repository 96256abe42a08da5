import { useState } from 'react';

/** What a control shows, and how it is told of changes. */
export interface HeldText {
  text: string;
  /** What arrived from elsewhere and is not shown, undefined when nothing did. */
  news: string | undefined;
  /** The person's own change. */
  change: (text: string) => void;
  focus: () => void;
  blur: () => void;
}

/**
 * The text of a control that never changes under the person: while it has the focus, what arrives from elsewhere
 * waits. It would drop the selection, and a 1 typed over a selected 3 would make 31.
 */
export function useHeldText(value: string, onChange: (text: string) => void): HeldText {
  const [held, setHeld] = useState<string | null>(null);
  return {
    text: held ?? value,
    news: held === null || held === value ? undefined : value,
    change: (text) => {
      setHeld((before) => (before === null ? null : text));
      onChange(text);
    },
    focus: () => setHeld(value),
    blur: () => setHeld(null),
  };
}
