import type { Page } from '@playwright/test';
import { expect, test } from '../../test/browser/test';

const address = '/public-storefront/?as=anonymous&csp=strict';
const menu = '/storefront2/public/evergreen-valley/';

const question = (page: Page) => page.getByRole('dialog', { name: 'Are you 21 or older?' });
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, show the menu' });
const isOpen = (page: Page) => expect(page.getByRole('article')).toHaveCount(24);

/** Changes what the server writes into the page. */
const write = (page: Page, change: (html: string) => string) =>
  page.route('**/public-storefront/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

const gate = test.extend<{ answer: string; isClosed: (on?: Page) => Promise<void> }>({
  /** What the server answers of the menu, asked in a session of its own. */
  answer: async ({ request }, provide) => provide(await (await request.get(menu)).text()),
  /** Only the question is there: no tab has asked for the menu, and none of its products is named. */
  isClosed: async ({ page, context, answer }, provide) => {
    const { products } = JSON.parse(answer) as { products: { name: string }[] };
    expect(products.length).toBeGreaterThan(0);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await provide(async (on = page) => {
      await expect(question(on)).toBeVisible();
      const source = (await on.content()).replaceAll('&amp;', '&');
      expect(products.filter(({ name }) => source.includes(name))).toEqual([]);
      expect(asked).not.toContain(menu);
    });
  },
});

gate('keys stay in the question, and answer it', async ({ page, isClosed }) => {
  await page.goto(address);
  await isClosed();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    // After the last way comes the browser's own bar.
    await expect(page.locator(':focus:not([role=dialog], [role=dialog] *)')).toHaveCount(0);
  }
  await isClosed();
  await yes(page).press('Enter');
  await isOpen(page);
  await expect(page.getByRole('heading', { name: 'Evergreen Valley Farms' })).toBeFocused();
});

const waysOut: [string, (page: Page) => Promise<unknown>][] = [
  ['No', (page) => page.getByRole('link', { name: 'No, leave' }).click()],
  ['The cross', (page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
];
for (const [way, leave] of waysOut) {
  gate(`${way} leads out of it, a reload and a return to it`, async ({ page, isClosed }) => {
    await page.goto('/');
    await page.goto(address);
    await isClosed();
    await page.reload();
    await isClosed();
    await leave(page);
    await expect(page).toHaveURL('/');
    await (way === 'Back' ? page.goForward() : page.goBack());
    await isClosed();
  });
}

gate('Escape in a dialog of the page is not meant for it', async ({ page, isClosed }) => {
  await page.goto(address);
  await isClosed();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    const accept = document.createElement('button');
    accept.textContent = 'Accept cookies';
    dialog.append(accept);
    document.body.append(dialog);
    dialog.showModal();
  });
  await page.getByRole('button', { name: 'Accept cookies' }).press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
  await isClosed();
  await expect(page).toHaveURL(address);
});

gate(
  'a pointer answers it, for both tabs, and not beside it',
  async ({ page, context, isClosed }) => {
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(address);
      await isClosed(tab);
      for (const y of [5, 300, 700]) await tab.mouse.click(5, y);
      await isClosed(tab);
    }
    await yes(page).click();
    for (const tab of tabs) await isOpen(tab);
  },
);

gate('an answer is kept for 30 days, for this seller alone', async ({ page }) => {
  const start = Date.now();
  const comesBack = async (days: number) => {
    await page.clock.setFixedTime(start + days * 86_400_000);
    await page.reload();
  };
  await page.goto(address);
  await yes(page).click();
  await isOpen(page);
  await comesBack(29);
  await isOpen(page);
  await comesBack(31);
  await expect(question(page)).toBeVisible();
  await write(page, (html) => html.replaceAll('evergreen-valley', 'blue-heron'));
  await comesBack(1);
  await expect(question(page)).toBeVisible();
});

gate('without storage and cookies an answer counts for the visit', async ({ page, isClosed }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(document, 'cookie', { value: '' });
  });
  await page.route('**/*', async (route) => {
    const answer = await fetch(route.request().url());
    const body = Buffer.from(await answer.arrayBuffer());
    await route.fulfill({ body, contentType: answer.headers.get('content-type') ?? '' });
  });
  await page.goto(address);
  await isClosed();
  await yes(page).click();
  await isOpen(page);
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await expect(question(page)).toBeVisible();
});

gate('a page can be found that holds an answer', async ({ page, request, answer, isClosed }) => {
  const response = await request.get(address);
  expect([response.status(), response.headers()['x-robots-tag']]).toEqual([200, undefined]);
  const source = await response.text();
  expect(source).toMatch(/<title>Public menu[^]*The menu opens once you have confirmed your age/);
  expect(source).not.toMatch(/noindex|Acapulco Gold|Evergreen Valley Farms/);

  const block = `<script id="first" type="application/json">{"S26":${answer}}</script>`;
  const host = '<div data-answers-from="first" ';
  await write(page, (html) => html.replace(/<div\s+(?=id="host-1")/, block + host));
  await page.goto(address);
  await expect(page.locator('[data-widget][data-answers-from]')).toHaveCount(1);
  await page.evaluate(() => document.getElementById('first')?.remove());
  await isClosed();
});
