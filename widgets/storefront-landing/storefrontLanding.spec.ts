import type { Page, Route } from '@playwright/test';
import { takeShifts, watchShifts } from '../../test/browser/shifts';
import { expect, test } from '../../test/browser/test';

const home = '/storefront-landing/?as=dispensary';
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

test('Back brings back the letter, the scroll position and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${home}&scenario=huge`);
  await option(page, 'Favorites').focus();
  for (const key of ['s', 'Enter', ...Array<string>(30).fill('Tab')])
    await page.keyboard.press(key);
  const name = (await page.locator('a:focus').textContent()) ?? '';
  const brand = page.getByRole('link', { name, exact: true });
  const top = async () => (await brand.boundingBox())?.y ?? NaN;
  const before = await top();
  // Of thousands only those near the window are drawn.
  expect(await page.locator('.ww-entry').count()).toBeLessThan(300);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seller-storefront\//);
  await page.goBack();
  await expect(brand).toBeFocused();
  await expect(page).toHaveURL(/letter=S/);
  await expect(option(page, 'S')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(top).toBeCloseTo(before, -1);
});

test('Back from a search brings back the letter and the scroll position', async ({ page }) => {
  await page.goto(`${home}&scenario=huge`);
  const scrolled = () => page.evaluate(() => scrollY);
  for (const text of ['select', 'none of them']) {
    await option(page, 'S').click();
    const group = page.getByRole('region', { name: 'S', exact: true });
    await group.getByRole('link').nth(50).scrollIntoViewIfNeeded();
    const before = await scrolled();
    await page.keyboard.press('/');
    await page.getByRole('searchbox').pressSequentially(`${text}\n`);
    await expect(page).not.toHaveURL(/letter=S/);
    await page.goBack();
    await expect(page).toHaveURL(/letter=S/);
    await expect.poll(scrolled).toBeCloseTo(before, -1);
  }
});

test('opens a brand in a tab of its own by a middle click', async ({ page, context }) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Evergreen Reserve' }).click({ button: 'middle' });
  await expect.poll(() => context.pages().at(-1)?.url()).toMatch(/slug=evergreen-valley/);
});

test('moves for no picture, however late it comes', async ({ page }) => {
  await watchShifts(page);
  const held: Route[] = [];
  await page.route(/\.svg(\?|$)/, (route) => void held.push(route));
  await page.goto(home);
  await expect(option(page, 'S')).toBeVisible();
  expect(held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await page.unrouteAll();
  const first = page.locator('.ww-landing img').first();
  await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await takeShifts(page)).toEqual([]);
});
