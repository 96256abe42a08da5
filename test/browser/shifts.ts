import type { Page } from '@playwright/test';

/** A jump of what was drawn already: how far by the browser's count, and which elements. */
export interface Shift {
  value: number;
  moved: string[];
}

interface Watched extends Window {
  takeShifts?: () => Shift[];
}

/** From its next page on every jump is kept, whatever moved. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as Watched).takeShifts = () => {
      keep(observer.takeRecords());
      return shifts.splice(0);
    };
  });

/** What has jumped since it was last asked for. */
export const takeShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return (window as Watched).takeShifts?.() ?? [];
  });

/** Each request of the page takes so many milliseconds more: what stands there meanwhile is drawn. */
export async function slowDown(page: Page, latency: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Resolves when the widget of the page stands as it stays. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.locator('[data-widget] .ww').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.ww-skeleton').waitFor({ state: 'detached' });
}
