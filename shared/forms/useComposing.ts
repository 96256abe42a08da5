import { useState } from 'react';

interface Composing {
  isComposing: boolean;
  /** Of the field. */
  on: { onCompositionStart: () => void; onCompositionEnd: () => void };
}

/** Whether an input method composes what stands in a field: half a word is nothing to ask a server for. */
export function useComposing(): Composing {
  const [isComposing, setIsComposing] = useState(false);
  return {
    isComposing,
    on: {
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: () => setIsComposing(false),
    },
  };
}
