import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../browser/chromium';

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });

export interface BenchPage {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** A page of a browser session of its own, on a processor `slowdown` times slower. */
export async function openPage(browser: Browser, slowdown = 1): Promise<BenchPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  // The compiler of this program names functions with it, also those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}

/** What the browser counts of the page: seconds, bytes and numbers, by its own names. */
export async function counts({ devtools }: BenchPage): Promise<Map<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Throws away what nothing holds. */
export async function collectGarbage({ devtools }: BenchPage): Promise<void> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
}

/** Milliseconds for which the page's main thread is busy while `work` goes on. */
export async function busyTime(bench: BenchPage, work: () => Promise<unknown>): Promise<number> {
  const before = (await counts(bench)).get('TaskDuration') ?? NaN;
  await work();
  const after = (await counts(bench)).get('TaskDuration') ?? NaN;
  return (after - before) * 1000;
}

/** Milliseconds of a main thread that has nothing left to do, out of `quietTime`. */
const idleLimit = 3;
const quietTime = 40;

/** Resolves when the page does nothing any more, not even a part now and then of a longer work. */
export async function untilIdle(bench: BenchPage): Promise<void> {
  const pause = () =>
    bench.page.evaluate((time) => new Promise((done) => setTimeout(done, time)), quietTime);
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await busyTime(bench, pause)) < idleLimit) return;
  }
  throw new Error('The page does not come to rest.');
}

/** From now on the page remembers how long its longest task took. */
export const watchLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watch = { longest: 0 };
    Object.assign(window, { longTasks: watch });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        watch.longest = Math.max(watch.longest, duration);
      }
    }).observe({ type: 'longtask', buffered: true });
  });

/** Milliseconds of the longest task above 50 ms since it was last asked for; 0 when there was none. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { longTasks } = window as unknown as { longTasks: { longest: number } };
    const { longest } = longTasks;
    longTasks.longest = 0;
    return longest;
  });

/**
 * What shows that a screen is there: its title, of the level that its page gives it, or the button that is all there is
 * of it until somebody opens its dialog.
 */
export const screenTitle = ':is(h1, h2, button[aria-haspopup=dialog])';
