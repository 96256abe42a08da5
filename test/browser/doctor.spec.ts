import type { Page } from '@playwright/test';
import { changePage } from './pageSource';
import {
  column,
  edit,
  location,
  mainStreet,
  open,
  path as preferences,
} from '../../widgets/notification-preferences/page.parts';
import { expect, test } from './session';

const ways: Record<string, string>[] = [
  { embed: 'module' },
  { embed: 'classic' },
  { embed: 'loader' },
  { embed: 'module', runtime: 'react' },
];
const debug = { debug: 'on' };

const panel = (page: Page) => page.locator('[data-ww-doctor]');
const summary = (page: Page) => panel(page).locator('summary');
const notes = (page: Page) => panel(page).getByRole('note');

for (const way of ways) {
  test(`counts hosts and calls, and finds a widget that no script knows (${Object.values(way).join(' with ')})`, async ({
    page,
    watch,
  }) => {
    watch.allow(/\[wholesale-widgets\]|\/notification-preference\.js/);
    await changePage(page, preferences, (html) =>
      html.replace(
        '</main>',
        '<div data-widget="notification-preference" data-debug>…</div></main>',
      ),
    );
    await open(page, { ...way, ...debug });
    await location(page).selectOption(mainStreet);
    await expect(summary(page).first()).toHaveText('Wiring: 2 hosts, 2 calls, no problems');
    await summary(page).first().click();
    const row = (name: RegExp) => page.getByRole('row', { name });
    await expect(row(/#host-1 notification-preferences mounted/).first()).toBeVisible();
    await expect(row(/^GET \/notification-preferences\/ 200 \d+ fine$/)).toHaveCount(2);
    const lost = page.locator('[data-widget="notification-preference"]');
    await expect(lost.getByRole('note')).toHaveText(/^WW4 .*"notification-preference"/);
  });
}

test('is not loaded without data-debug', async ({ page }) => {
  const doctors: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('doctor')) doctors.push(request.url());
  });
  await open(page);
  await expect(column(page)).toBeVisible();
  await edit(page);
  await expect(panel(page)).toHaveCount(0);
  expect(doctors).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`can be read and used by everyone, and keeps to a strict policy (${theme})`, async ({
    page,
    axe,
    watch,
    backend,
  }) => {
    watch.allow(/\[wholesale-widgets\]/);
    await open(page, { ...debug, theme, csp: 'strict' });
    await expect(summary(page)).toBeVisible();
    await backend.arm({ method: 'GET', path: preferences, fault: 'html-200' });
    await location(page).selectOption(mainStreet);
    await expect(notes(page)).toBeVisible();
    expect(await axe('[data-ww-doctor]')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await expect(notes(page)).toBeHidden();
  });
}
