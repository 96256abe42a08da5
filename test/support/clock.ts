import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { options } from 'preact';

let isStopped = false;
const inFrame = (act: () => void) =>
  (options.requestAnimationFrame?.bind(options) ?? requestAnimationFrame)(act);

/** Lets the clock of the page stand still but for `pass`, once the effects came that wait for a frame. */
export async function stopClock(): Promise<void> {
  await new Promise((done) => inFrame(() => setTimeout(done)));
  // Answers come by the timers of node, which stay real.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  isStopped = true;
}

/** Lets the clock go again, where it stands. Preact that asked for a frame and never gets it runs no effect any more. */
export async function startClock(): Promise<void> {
  if (!isStopped) return;
  await untilEffects();
  jest.useRealTimers();
  isStopped = false;
}

/** Uploads go through a frame and jsdom's own network, which take real time. */
const isUploading = () => document.querySelector('html > iframe') !== null;

/** Lets what is under way without the clock come to its end: answers, their bodies, and what they draw. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await setImmediate();
  if (isUploading()) await sleep(5);
}

/** Lets the page's clock go on by so many milliseconds. */
async function pass(ms: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

/** What a person does takes a frame at least, in which what it changes is drawn and its effects run. */
export const nextFrame = () => pass(20);

/** Lets the clock go on until what was drawn has had its effects. */
export async function untilEffects(): Promise<void> {
  const frame = { hasCome: false };
  inFrame(() => (frame.hasCome = true));
  while (!frame.hasCome) await nextFrame();
}

/** How long what must come is waited for, in milliseconds of the page's clock: the ordinary limit of the browser tests. */
const limit = 30_000;

/** Milliseconds between two looks: more where an answer hangs, as each look costs more than the time that it lets pass. */
const stepAfter = (waited: number) => Math.min(1 + Math.ceil(waited / 4), 1000);

/** Runs `check` until it throws no more and returns what it answered, or throws its error once the page's clock is `timeout` ms on. */
export async function untilPasses<Answer>(
  check: () => Answer | Promise<Answer>,
  timeout = limit,
): Promise<Answer> {
  await settle();
  for (let waited = 0; ;) {
    try {
      return await check();
    } catch (error) {
      if (waited >= timeout) throw error;
    }
    const step = stepAfter(waited);
    waited += step;
    await pass(step);
  }
}
