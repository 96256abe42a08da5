/**
 * What people, colleagues and networks do to a cart, in an order that a seed decides: the same steps for the tests of
 * the engine and for those of the built screen.
 */
export type Step =
  | { do: 'set'; line: number; quantity: number }
  | { do: 'remove'; line: number }
  | { do: 'undo' }
  | { do: 'clear'; location: number }
  | { do: 'clear all' }
  | { do: 'look' }
  | { do: 'wait'; milliseconds: number }
  | { do: 'colleague'; line: number; quantity: number }
  | { do: 'fault'; method: 'PUT' | 'DELETE' | 'GET'; fault: WalkFault; delay: number }
  /** Everything is let settle and is compared with the server. A conflict is decided as `choice` says. */
  | { do: 'rest'; choice: 'mine' | 'theirs' };

export type WalkFault =
  | 'slow'
  | 'refused-400'
  | 'forbidden-403'
  | 'status-500'
  | 'html-200'
  | 'login-redirect'
  | 'truncated-json'
  | 'drop-before'
  | 'drop-after-commit';

export const writeFaults: readonly WalkFault[] = [
  'slow',
  'slow',
  'refused-400',
  'forbidden-403',
  'status-500',
  'login-redirect',
  'truncated-json',
  'drop-before',
  'drop-after-commit',
];
// Those after which a read is not sent again by itself: waiting for that would be most of the walk.
const readFaults: readonly WalkFault[] = ['slow', 'slow', 'forbidden-403', 'login-redirect'];

/** Numbers from 0 to below `below`, the same ones for the same seed (a linear congruential generator). */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** `count` steps over a cart of `lines` lines at `locations` locations; the last one is a rest. */
export function cartWalk(seed: number, count: number, lines: number, locations: number): Step[] {
  const below = numbers(seed);
  const quantity = () => [1, 2, 3, 4, 5, 6, 8, 10, 12, 20][below(10)] ?? 1;
  const oneOf = (faults: readonly WalkFault[]) => faults[below(faults.length)] ?? 'slow';

  const next = (): Step => {
    const chance = below(100);
    if (chance < 38) return { do: 'set', line: below(lines), quantity: quantity() };
    if (chance < 46) return { do: 'remove', line: below(lines) };
    if (chance < 53) return { do: 'undo' };
    if (chance < 55) return { do: 'clear', location: below(locations) };
    if (chance < 56) return { do: 'clear all' };
    if (chance < 60) return { do: 'look' };
    if (chance < 67) return { do: 'wait', milliseconds: below(15) };
    if (chance < 75) {
      return { do: 'colleague', line: below(lines), quantity: below(4) === 0 ? 0 : quantity() };
    }
    if (chance < 85) {
      const method = below(4) === 0 ? 'DELETE' : 'PUT';
      return { do: 'fault', method, fault: oneOf(writeFaults), delay: 5 + below(20) };
    }
    if (chance < 88) {
      return { do: 'fault', method: 'GET', fault: oneOf(readFaults), delay: 5 + below(20) };
    }
    return { do: 'rest', choice: below(2) === 0 ? 'mine' : 'theirs' };
  };

  const steps = Array.from({ length: count - 1 }, next);
  return [...steps, { do: 'rest', choice: 'mine' }];
}
