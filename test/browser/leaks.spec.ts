import type { Page } from '@playwright/test';
import { widgets } from '../support/widgets';
import { addressOf, isThere } from './embeds';
import { column, open } from '../../widgets/notification-preferences/page.parts';
import { expect, test } from './test';

/** What the browser counts of the page after it has thrown away what nothing holds. */
async function counted(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    documents: value('Documents'),
  };
}

/** Mounts fresh hosts one after the other, each until its screen has loaded; in every fifth a dialog opens. */
const mountAndUnmount = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const main = document.querySelector('main');
    const template = document.querySelector<HTMLElement>('#template');
    if (!main || !template) throw new Error('The page is not as it should be.');
    /** Resolves in a later frame than the one that it became so in. */
    const until = async (isSo: () => boolean, within: Node = document) => {
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!isSo()) return;
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(look);
        changes.observe(within, { subtree: true, childList: true });
        look();
      });
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    };
    const isOpen = () => document.querySelector('[role=dialog]') !== null;

    for (let index = 0; index < count; index++) {
      const host = template.cloneNode() as HTMLElement;
      host.id = 'mounted';
      host.dataset.widget = template.dataset.name ?? '';
      main.append(host);
      await until(
        () =>
          host.querySelector(':is(h1, h2, button)') !== null &&
          host.querySelector('.ww-skeleton') === null,
      );
      const asks = [...host.querySelectorAll<HTMLButtonElement>('button:enabled')].find(
        ({ textContent }) => textContent.endsWith('…'),
      );
      if (index % 5 === 0 && asks) {
        asks.click();
        await until(isOpen);
        const escape = new KeyboardEvent('keydown', {
          code: 'Escape',
          key: 'Escape',
          bubbles: true,
        });
        document.querySelector('[role=dialog]')?.dispatchEvent(escape);
        await until(() => !isOpen());
      }
      host.remove();
      await until(() => host.querySelector('.ww') === null, host);
    }
  }, times);

for (const widget of widgets) {
  test(`50 mounts and unmounts leave no node and no listener behind: ${widget.name}`, async ({
    page,
  }) => {
    await page.goto(addressOf(widget));
    await isThere(page, widget);
    await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('[data-widget]');
      const template = host?.cloneNode() as HTMLElement;
      host?.remove();
      template.id = 'template';
      template.dataset.name = template.dataset.widget ?? '';
      delete template.dataset.widget;
      document.body.append(template);
    });
    // What is made once, like compiled code and caches, is made before the count begins.
    await mountAndUnmount(page, 6);
    const before = await counted(page);
    await mountAndUnmount(page, 50);
    const after = await counted(page);
    for (const what of ['nodes', 'listeners', 'documents'] as const)
      expect.soft(after[what], what).toBeLessThanOrEqual(before[what]);
  });
}

test('hosts that go before they were due leave nothing behind', async ({ page }) => {
  await open(page);
  await expect(column(page)).toBeVisible();
  const comeAndGo = (times: number) =>
    page.evaluate(async (count) => {
      for (let index = 0; index < count; index++) {
        const host = document.createElement('div');
        host.dataset.widget = 'notification-preferences';
        host.dataset.load = 'visible';
        host.style.cssText = 'position: absolute; top: 9000px';
        document.body.append(host);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        host.remove();
      }
    }, times);
  await comeAndGo(5);
  const before = await counted(page);
  await comeAndGo(50);
  expect(await counted(page)).toEqual(before);
});
