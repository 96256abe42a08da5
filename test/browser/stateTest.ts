import { test as base } from '../faults/session';

/** For pages that are left within seconds. None of it changes what they do or look like. */
const forShortLooks = [
  // A renderer for all of them, in which the script of the page before is still compiled.
  '--renderer-process-limit=1',
  // Script is gone before it ran often: to optimize it took a sixth of the run and sped up nothing.
  '--js-flags=--no-opt --no-maglev',
];

/** As those of a session, for tests that look once at a page each. */
export const test = base.extend<object, { kept: undefined }>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...forShortLooks],
      });
    },
    { scope: 'worker' },
  ],

  // The renderer stays as long as it has a page, of the same origin.
  kept: [
    async ({ session }, provide) => {
      const page = await session.context.newPage();
      await page.goto('/__fixtures/log');
      await provide(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
