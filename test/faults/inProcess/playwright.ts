import type { Annotation } from '../figures';
import { untilPasses } from './clock';
import { isShown, PageLocator } from './locator';

// Stands in for `browser/test` and `browser/session` where the drivers run in jest: `expect` waits by the page's own
// clock, which stands still meanwhile but for the wait, and what is judged is kept for the report.

const matchersOf = (value: unknown) =>
  expect(value) as unknown as Record<string, (...wanted: unknown[]) => void>;

const waitFor = (check: () => unknown) => () =>
  untilPasses(async () => {
    await check();
  });

const must = (isSo: boolean, says: () => string) => {
  if (!isSo) throw new Error(`${says()} ${document.body.textContent.slice(-600)}`);
};

const ofLocator = (locator: PageLocator, says = 'The element') => ({
  toBeVisible: waitFor(() => {
    const shown = locator.now().filter(isShown);
    must(
      shown.length === 1,
      () => `${says} is not the one that is to be seen, but ${shown.length}:`,
    );
  }),
  toBeEnabled: waitFor(() =>
    must(
      locator.now().some((each) => !each.matches(':disabled')),
      () => `${says} is not enabled:`,
    ),
  ),
  toHaveCount: (count: number) =>
    waitFor(() =>
      must(locator.now().length === count, () => `${says} is there ${locator.now().length} times:`),
    )(),
});

/** Each matcher asks anew until it is content. */
const poll = (ask: () => unknown) =>
  new Proxy<Record<string, (...wanted: unknown[]) => Promise<void>>>(
    {},
    {
      get:
        (_, name: string) =>
        (...wanted: unknown[]) =>
          untilPasses(async () => {
            matchersOf(await ask())[name]?.(...wanted);
          }),
    },
  );

/** Fails the test at its end, so that it judges all that it has to. */
export const complaints: string[] = [];

const soft = (value: unknown, says = '') => ({
  toEqual: (wanted: unknown) => {
    try {
      expect(value).toEqual(wanted);
    } catch (error) {
      complaints.push(`${says}: ${String(error)}`);
    }
  },
});

function expectOf(value: unknown, says?: string) {
  if (value instanceof PageLocator) return ofLocator(value, says);
  if (value instanceof Function) return { toPass: waitFor(() => (value as () => unknown)()) };
  return expect(value);
}

const waiting = Object.assign(expectOf, { poll, soft });
export { waiting as expect };

/** What was judged, as the report reads it. */
export const annotations: Annotation[] = [];

export const test = { info: () => ({ annotations }) };
