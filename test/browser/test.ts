import { expect, test as base, type Page } from '@playwright/test';
import { matchesPath } from '../../fixtures/backend/paths';
import { brokenRules } from './axe';
import { backendOf, type Backend } from './backend';
import { Watch } from './watch';

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
    const backend = backendOf(async (path, method, data) => {
      const answer = await context.request.fetch(`/__fixtures/${path}`, { method, data });
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    });
    await provide({
      ...backend,
      arm: (fault) => {
        watch.allow(isAbout(fault.path));
        return backend.arm(fault);
      },
    });
  },

  axe: async ({ page }, provide) => {
    await provide((selector, on = page, rules) => brokenRules(on, selector, rules));
  },
});

export { expect };
export type { Backend, Fault } from './backend';
