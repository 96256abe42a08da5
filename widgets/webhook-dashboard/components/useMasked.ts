import { useEffect, useRef, useState } from 'react';
import type { Failure } from '@shared/http/failure';
import type { Result } from '@shared/http/result';

/**
 * Holds a secret while it is shown. Handlers and timers of that time keep this object for as long as they live, a toast
 * for seconds: the secret itself is taken out of it as soon as it is hidden.
 */
export interface ShownSecret {
  text: string;
}

/** What is hidden until a person asks for it, and where it is read then. */
export type MaskedState =
  | { status: 'hidden' | 'reading' }
  | { status: 'shown'; secret: ShownSecret }
  | { status: 'failed'; failure: Failure };

export interface Masked {
  state: MaskedState;
  show: () => Promise<void>;
  hide: () => void;
  /** Shows what is known without being read. */
  put: (text: string) => void;
}

/** Milliseconds until a secret that was left on the screen hides itself. */
const shownFor = 60_000;

/**
 * Holds a secret while it is shown and not a moment longer: in this state alone, which goes with the part that shows
 * it, and with what it is `of`: read anew, that may have another one. `isOnce` keeps what cannot be read again until it
 * is hidden by hand.
 */
export function useMasked(
  read: () => Promise<Result<string>>,
  { isOnce = false, of }: { isOnce?: boolean; of?: object },
): Masked {
  const [state, setState] = useState<MaskedState>({ status: 'hidden' });
  const [lastOf, setLastOf] = useState(of);
  if (of !== lastOf) {
    setLastOf(of);
    setState({ status: 'hidden' });
  }
  /** Counts what was asked for: what comes after it was hidden again is not shown. */
  const turn = useRef(0);
  const shown = useRef<ShownSecret | null>(null);
  const isShown = state.status === 'shown';

  const become = (next: MaskedState) => {
    turn.current += 1;
    empty(shown);
    if (next.status === 'shown') shown.current = next.secret;
    setState(next);
  };
  useEffect(() => {
    if (!isShown || isOnce) return;
    const timer = setTimeout(() => {
      empty(shown);
      setState({ status: 'hidden' });
    }, shownFor);
    return () => clearTimeout(timer);
  }, [isShown, isOnce]);
  useEffect(
    () => () => {
      // What is still on its way is taken out of its answer no more.
      turn.current += 1;
      empty(shown);
    },
    [of],
  );

  return {
    state,
    show: async () => {
      if (state.status === 'reading') return;
      become({ status: 'reading' });
      const asked = turn.current;
      const found = await read();
      if (asked !== turn.current) return;
      become(
        found.ok
          ? { status: 'shown', secret: { text: found.value } }
          : { status: 'failed', failure: found.failure },
      );
    },
    hide: () => become({ status: 'hidden' }),
    put: (text) => become({ status: 'shown', secret: { text } }),
  };
}

function empty(shown: { current: ShownSecret | null }) {
  if (shown.current) shown.current.text = '';
  shown.current = null;
}
