import { useRef, useState } from 'react';
import { focusedElement } from '../focus/focused';
import { isWrong, type Problems } from './recordForm';
import { useFirstError } from './useFirstError';

interface Options<Fields> {
  problems: Problems<Fields>;
  /** What is wrong is said at once, and nothing can be sent then. */
  isStrict: boolean;
  /** It is not sent: nothing differs, something is to be decided first, or it is strict and something is wrong. */
  isOff?: boolean;
  /** Why the server refused it last. */
  why: unknown;
  save: () => Promise<void>;
}

/**
 * What the screen finds wrong with a record: it is said once somebody wants to save, and from then on while it is
 * typed until it can be sent. Each refusal, by the screen or by the server, leads to the first field that is wrong in `body`.
 */
export function useProblems<Fields>(options: Options<Fields>) {
  const { problems, isStrict, isOff = false, why, save } = options;
  const [isTried, setIsTried] = useState(isStrict);
  const [asked, setAsked] = useState(0);
  const from = useRef<Element | null>(null);
  const body = useFirstError(why, { asked, from });
  const isRefused = isWrong(problems);
  return {
    body,
    said: isTried ? problems : {},
    submit: () => {
      if (isOff) return;
      setIsTried(isRefused || isStrict);
      if (isRefused) setAsked((now) => now + 1);
      else {
        from.current = focusedElement(body.current);
        void save();
      }
    },
  };
}
