import type { Browser } from '@playwright/test';
import { openPage } from './browser';
import { paired } from './median';

/** How much slower than this machine a page's processor is taken to be. */
const slowdown = 4;
const rounds = 11;

export interface EvaluatedPage {
  name: string;
  url: string;
  /** What stands in the page once it has its first content, or the script's global once it has run. */
  content: { selector: string } | { global: string };
}

/** Milliseconds from the arrival of a page's last script to its first content, on a slow processor: medians. */
export const evaluationTimes = (browser: Browser, pages: readonly EvaluatedPage[]) =>
  paired(
    pages.map((page) => [page.name, () => evaluationTime(browser, page)] as const),
    rounds,
  );

async function evaluationTime(browser: Browser, { url, content }: EvaluatedPage): Promise<number> {
  const bench = await openPage(browser, slowdown);
  const { page } = bench;
  await page.addInitScript((awaited) => {
    const isThere = () =>
      'global' in awaited
        ? awaited.global in window
        : document.querySelector(awaited.selector) !== null;
    const look = () => {
      if (!isThere()) return;
      watch.disconnect();
      performance.mark('content');
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    // A script that shows nothing is seen when it has run.
    document.addEventListener('load', look, true);
  }, content);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  const time = await page.evaluate(() => {
    const [content] = performance.getEntriesByName('content');
    const arrivals = performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => name.endsWith('.js') && startTime < (content?.startTime ?? 0),
      )
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .filter((end) => end < (content?.startTime ?? 0));
    return (content?.startTime ?? NaN) - Math.max(...arrivals);
  });
  await bench.close();
  return time;
}
