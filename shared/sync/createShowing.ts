import type { QueueView } from './queue';

/** Edits on their way from which on the answers are shown a few times a second, in milliseconds. */
const longBlock = 20;
const shownEvery = 100;

/** Shows what a queue holds: at once, or now and then where the answers of a long block come one after the other. */
export function createShowing(show: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    show();
  };
  return {
    now,
    /**
     * A pasted block is hundreds of answers: drawing each of them is most of the time that it takes. A block that stopped
     * in the middle has none to come.
     */
    after: ({ pending, paused }: Pick<QueueView<unknown, unknown>, 'pending' | 'paused'>) => {
      if (pending.length > longBlock && !paused) timer ??= setTimeout(now, shownEvery);
      else now();
    },
    stop: () => clearTimeout(timer),
  };
}
