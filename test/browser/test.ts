import { expect, test as base, type APIResponse, type Page } from '@playwright/test';
import type { FaultName } from '../../fixtures/backend/faults';
import type { LogEntry } from '../../fixtures/backend/log';
import { matchesPath } from '../../fixtures/backend/paths';
import { brokenRules } from './axe';
import { Watch } from './watch';

/** `path` may hold `:name` parts; `delay` is in milliseconds and belongs to `slow`. */
export interface Fault {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  fault: FaultName;
  times?: number;
  delay?: number;
  /** Calls that are let pass before. */
  after?: number;
}

/** The fixture server as this test's browser session sees it: a world of its own. */
export interface Backend {
  /** The server's truth, by domain. */
  state<State>(): Promise<State>;
  /** Every request of the session so far but those to `/__fixtures/`. */
  log(): Promise<LogEntry[]>;
  /** Makes the next requests to a path go wrong. What the browser then complains about is expected. */
  arm(fault: Fault): Promise<void>;
  /** Resolves once `count` calls wait for answers that the fault `held` holds. */
  isHeld(count?: number): Promise<void>;
  /** Lets every answer go that is held, and holds no other. */
  release(): Promise<void>;
  /** From now on nothing goes wrong. */
  disarm(): Promise<void>;
  /** Back to the seed of a scenario, without faults and with an empty log. */
  reset(scenario?: string): Promise<void>;
}

interface House {
  backend: Backend;
  /**
   * Every test fails on an error or warning in the console, an exception, a failed request or a violation of
   * the content security policy, on any of its pages. `watch.allow` says what a test expects.
   */
  watch: Watch;
  /** The rules of WCAG 2.2 A and AA that the page breaks, or the part of it under `selector`; or of `rules` alone. */
  axe: (selector?: string, on?: Page, rules?: readonly string[]) => Promise<string[]>;
}

const answerOf = async (response: APIResponse): Promise<unknown> => {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`);
  return response.json();
};

/** True for what the browser says of a request to `path`: each such sentence names the address. */
const isAbout = (path: string) => (problem: string) =>
  (problem.match(/https?:\/\/[^\s)'"]+/g) ?? []).some((url) =>
    matchesPath(path, new URL(url).pathname),
  );

export const test = base.extend<House>({
  watch: [
    async ({ context }, provide) => {
      const watch = new Watch();
      await watch.start(context);
      await provide(watch);
      expect(watch.found(), 'what went wrong unexpectedly').toEqual([]);
    },
    { auto: true },
  ],

  backend: async ({ context, watch }, provide) => {
    const { request } = context;
    await provide({
      state: async <State>() => (await answerOf(await request.get('/__fixtures/state'))) as State,
      log: async () => (await answerOf(await request.get('/__fixtures/log'))) as LogEntry[],
      arm: async (fault) => {
        watch.allow(isAbout(fault.path));
        await answerOf(await request.post('/__fixtures/faults', { data: fault }));
      },
      isHeld: async (count = 1) => {
        await answerOf(await request.get(`/__fixtures/held?count=${String(count)}`));
      },
      release: async () => {
        await answerOf(await request.delete('/__fixtures/held'));
      },
      disarm: async () => {
        await answerOf(await request.delete('/__fixtures/faults'));
      },
      reset: async (scenario = 'default') => {
        await answerOf(await request.post('/__fixtures/reset', { data: { scenario } }));
      },
    });
  },

  axe: async ({ page }, provide) => {
    await provide((selector, on = page, rules) => brokenRules(on, selector, rules));
  },
});

export { expect };
