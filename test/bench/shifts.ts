import type { Browser } from '@playwright/test';
import { openPage } from './browser';

/** Milliseconds that each request takes, so that what stands there meanwhile is drawn. */
const latency = 200;

export interface ShiftFigure {
  widget: string;
  /** The cumulative layout shift of the page, from its first paint until nothing comes any more. */
  shift: number;
}

/** Opens the widget's page with slow answers and adds up how far what was drawn has jumped. */
export async function measureShift(
  browser: Browser,
  site: string,
  widget: string,
): Promise<ShiftFigure> {
  const { page, devtools, close } = await openPage(browser);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(`${site}/${widget}/?scenario=default`);
  await page.locator('[data-widget] .ww').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.ww-skeleton').waitFor({ state: 'detached' });
  const shift = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  await close();
  return { widget, shift };
}
