import type { Page } from '@playwright/test';
import { expect, test } from '../../test/browser/test';

const address = '/public-storefront/?as=anonymous&csp=strict';
const menu = '/storefront2/public/evergreen-valley/';

const question = (page: Page) => page.getByRole('dialog', { name: 'Are you 21 or older?' });
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, show the menu' });
const isOpen = (page: Page) => expect(page.getByRole('article')).toHaveCount(24);

/** What the server answers of the menu, and each time that a tab asks for it. */
let answer = '';
let asked: string[] = [];
test.beforeEach(async ({ context, request }) => {
  answer = await (await request.get(menu)).text();
  asked = [];
  context.on('request', (sent) => sent.url().includes(menu) && asked.push(sent.url()));
});

/** Only the question is there: no tab has asked for the menu, and none of its products is named. */
const isClosed = async (page: Page) => {
  await expect(question(page)).toBeVisible();
  const source = (await page.content()).replaceAll('&amp;', '&');
  const { products } = JSON.parse(answer) as { products: { name: string }[] };
  expect(products.filter(({ name }) => source.includes(name))).toEqual([]);
  expect([products.length, asked]).toEqual([24, []]);
};

test('keys stay in the question, and answer it', async ({ page }) => {
  await page.goto(address);
  await isClosed(page);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    // After the last way comes the browser's own bar.
    await expect(page.locator(':focus:not([role=dialog], [role=dialog] *)')).toHaveCount(0);
  }
  // Escape in a dialog of the page is not meant for it.
  await page.evaluate(() =>
    document.body.appendChild(document.createElement('dialog')).showModal(),
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
  await isClosed(page);
  await yes(page).press('Enter');
  await isOpen(page);
  await expect(page.getByRole('heading', { name: 'Evergreen Valley Farms' })).toBeFocused();
});

const waysOut: [string, (page: Page) => Promise<unknown>][] = [
  ['No', (page) => page.getByRole('link', { name: 'No, leave' }).click()],
  ['The cross', (page) => page.getByRole('button', { name: 'Leave this page' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
];
for (const [way, leave] of waysOut) {
  test(`${way} leads out of it, a reload and a return to it`, async ({ page }) => {
    await page.goto('/');
    await page.goto(address);
    await isClosed(page);
    await page.reload();
    await isClosed(page);
    await leave(page);
    await expect(page).toHaveURL('/');
    await (way === 'Back' ? page.goForward() : page.goBack());
    await isClosed(page);
  });
}

test('a pointer answers it, for both tabs, not beside it', async ({ page, context }) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(address);
    await isClosed(tab);
    for (const y of [5, 300, 700]) await tab.mouse.click(5, y);
    await isClosed(tab);
  }
  await yes(page).click();
  for (const tab of tabs) await isOpen(tab);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the answer that a page is found by is drawn within 240 px, unasked', async ({ page }) => {
    const block = `<script id="first" type="application/json">{"S26":${answer}}</script>`;
    const host = `${block}<div data-answers-from="first" `;
    await page.route('**/public-storefront/*', async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({ body: html.replace(/<div\s+(?=id="host-1")/, host) });
    });
    expect(await (await page.goto(address))?.text()).toContain('Acapulco Gold flower');
    await isClosed(page);
    await yes(page).click();
    await isOpen(page);
    const top = async (css: string) => (await page.locator(css).first().boundingBox())?.y ?? NaN;
    expect((await top('article')) - (await top('[data-widget]'))).toBeLessThanOrEqual(240);
    expect(asked).toEqual([]);
    await page.getByRole('tab', { name: /^Non-cannabis/ }).click();
    await expect(page.getByText('Four-piece grinder')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Four-piece grinder')).toBeVisible();
    expect(asked).toHaveLength(2);
  });
});
