import type { Page } from '@playwright/test';
import { column, open } from './preferencesPage';
import { expect, test } from './test';

/** What the browser counts of the page after it has thrown away what nothing holds. */
async function counted(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    documents: value('Documents'),
  };
}

/** Mounts fresh hosts one after the other, each until its boxes are there; in every fifth a dialog opens. */
const mountAndUnmount = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const main = document.querySelector('main');
    const template = document.querySelector<HTMLElement>('#template');
    if (!main || !template) throw new Error('The page is not as it should be.');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
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
      await frame();
      await frame();
    };
    const buttons = (root: ParentNode) => [...root.querySelectorAll('button')];

    for (let index = 0; index < count; index++) {
      const host = template.cloneNode() as HTMLElement;
      host.id = 'mounted';
      host.dataset.widget = 'notification-preferences';
      main.append(host);
      await until(() => host.querySelector('fieldset') !== null);
      host.querySelector<HTMLInputElement>('fieldset input')?.click();
      if (index % 5 === 0) {
        const isCopy = ({ textContent }: Element) => textContent.startsWith('Copy these choices');
        buttons(host).find(isCopy)?.click();
        await until(() => document.querySelector('[role=dialog]') !== null);
        const isCancel = ({ textContent }: Element) => textContent === 'Cancel';
        buttons(document.body).find(isCancel)?.click();
        await until(() => document.querySelector('[role=dialog]') === null);
      }
      host.remove();
      await until(() => host.querySelector('fieldset') === null, host);
    }
  }, times);

for (const embed of ['module', 'classic']) {
  test(`50 mounts and unmounts leave no node and no listener behind (${embed})`, async ({
    page,
  }) => {
    await open(page, { embed });
    await expect(column(page)).toBeVisible();
    await page.evaluate(() => {
      const host = document.querySelector('#host-1');
      const template = host?.cloneNode() as HTMLElement;
      host?.remove();
      template.id = 'template';
      delete template.dataset.widget;
      document.body.append(template);
    });
    await mountAndUnmount(page, 6);
    const before = await counted(page);
    await mountAndUnmount(page, 50);
    const after = await counted(page);
    console.log(`leaks, ${embed}: ${JSON.stringify(before)} then ${JSON.stringify(after)}`);
    expect(after).toEqual(before);
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
