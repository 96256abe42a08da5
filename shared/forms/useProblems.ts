import { useRef, useState } from 'react';
import { focusedElement } from '../focus/focused';
import type { Problems } from './recordForm';
import { useFirstError } from './useFirstError';

interface Options<Fields> {
  problems: Problems<Fields>;
  /** What is wrong is said at once, and nothing can be sent then. */
  isStrict: boolean;
  /** Why the server refused it last. */
  why: unknown;
  save: () => void;
}

/**
 * What the screen finds wrong with a record: it is said once somebody wants to save, and from then on while it is
 * typed until it can be sent. Each refusal, by the screen or by the server, leads to the first field that is wrong in `body`.
 */
export function useProblems<Fields>({ problems, isStrict, why, save }: Options<Fields>) {
  const [isTried, setIsTried] = useState(isStrict);
  const [asked, setAsked] = useState(0);
  const from = useRef<Element | null>(null);
  const body = useFirstError(why, { asked, from });
  const isWrong = Object.values(problems).some(Boolean);
  return {
    body,
    isWrong,
    said: isTried ? problems : {},
    submit: () => {
      setIsTried(isWrong || isStrict);
      if (isWrong) setAsked((now) => now + 1);
      else {
        from.current = focusedElement(body.current);
        save();
      }
    },
  };
}
