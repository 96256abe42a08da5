import type { Page } from '@playwright/test';
import { takeShifts, watchShifts } from '../../test/browser/shifts';
import { expect, test } from '../../test/browser/test';

const home = '/storefront-landing/?as=dispensary';
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

test('Back brings back the letter, the place and the focus', async ({ page }) => {
  await page.goto(`${home}&scenario=huge`);
  await option(page, 'S').click();
  const link = page.getByRole('region', { name: 'S', exact: true }).getByRole('link').nth(50);
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent()) ?? '';
  const brand = page.getByRole('link', { name, exact: true });
  const top = async () => (await brand.boundingBox())?.y ?? NaN;
  const before = await top();
  // Of thousands only those near the window are drawn.
  expect(await page.locator('.ww-entry').count()).toBeLessThan(300);
  await brand.click();
  await expect(page).toHaveURL(/\/seller-storefront\//);
  await page.goBack();
  await expect(brand).toBeFocused();
  await expect(option(page, 'S')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(top).toBeCloseTo(before, -1);
});

test('opens a brand in a tab of its own by a middle click', async ({ page, context }) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Evergreen Reserve' }).click({ button: 'middle' });
  await expect.poll(() => context.pages().at(-1)?.url()).toMatch(/slug=evergreen-valley/);
});

test('moves for no picture, however late it comes', async ({ page }) => {
  await watchShifts(page);
  let send: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\.svg(\?|$)/, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto(home);
  await expect(option(page, 'S')).toBeVisible();
  send();
  const first = page.locator('.ww-landing img').first();
  await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await takeShifts(page)).toEqual([]);
});
