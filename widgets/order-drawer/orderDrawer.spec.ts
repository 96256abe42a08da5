import type { Page } from '@playwright/test';
import { expect, test } from '../../test/browser/session';

const path = '/order-drawer/?as=vendor&csp=strict&order-drawer=open%3D1';
const gold = 'Acapulco Gold 3.5 g';
const quantity = (page: Page) => page.getByRole('textbox', { name: `Cases of ${gold}` });
const settled = (page: Page) =>
  expect(page.getByText('The totals are being updated.')).toHaveCount(0);

interface Ordering {
  ordering: { orders: { items: { variantId: number; quantity: number }[] }[] };
}

test('is changed, emptied and brought back by keyboard alone', async ({ page, backend, axe }) => {
  await page.goto(`${path}&scenario=add-all-failures`);
  const field = page.getByRole('textbox', { name: /^Cases of/ }).first();
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await settled(page);
  await page.getByRole('button', { name: 'Clear order' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Clear order' });
  await expect(dialog).toBeVisible();
  expect(await axe('[data-ww-portal]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Clear order' }).press('Enter');
  await expect(page.getByText('The order has no items yet.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Order items' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await settled(page);
  await expect(page.getByRole('textbox', { name: /^Cases of/ })).toHaveCount(3);
  const state = await backend.state<Ordering>();
  expect(state.ordering.orders[0]?.items).toHaveLength(3);
});

test('draws a page of what there is, and opens it again by its address', async ({ page }) => {
  await page.goto(`${path}&scenario=huge`);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText('25–48 of 2,000')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toHaveAttribute('aria-busy', 'false');
  const count = () => page.evaluate(() => document.querySelectorAll('.ww *').length);
  expect(await count()).toBeLessThan(1500);
  const names = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  const first = await names.first().getAttribute('aria-label');
  await page.reload();
  await expect(page.getByText('25–48 of 2,000')).toBeVisible();
  await expect(names.first()).toHaveAccessibleName(first ?? '');
});

test('follows the grid of the same page, and the grid follows it', async ({ page }) => {
  await page.goto('/order-create/?as=vendor&scenario=two-items');
  await expect(page.getByRole('grid', { name: 'Items' })).toBeVisible();
  await page.evaluate(async () => {
    const host = document.querySelector<HTMLElement>('[data-widget]');
    const drawer = document.createElement('div');
    const perms = { change_orderlineitempricemanagement: true };
    const placement = 'inline';
    const config = JSON.parse(host?.dataset.config ?? '{}') as object;
    drawer.dataset.widget = 'order-drawer';
    drawer.dataset.config = JSON.stringify({ ...config, perms, placement });
    host?.after(drawer);
    const script = '/static/wholesale_widgets/order-drawer.js';
    await import(script);
  });
  await expect(quantity(page)).toHaveValue('3');
  const row = page.getByRole('row', { name: new RegExp(`^${gold}`) });
  await row.locator('[data-label=Cases]').click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(quantity(page)).toHaveValue('7');

  await quantity(page).fill('4');
  await quantity(page).press('Enter');
  await expect(row.locator('[data-label=Cases]')).toContainText('4');
  const drawer = page.getByRole('region', { name: 'Order items' });
  await drawer.getByRole('button', { name: `Remove ${gold}` }).click();
  await expect(row).toHaveCount(0);
  // What offers it stands at the bottom of the window.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row.locator('[data-label=Cases]')).toContainText('4');
});

test('opens over the page, gives the focus back on Escape, and fits a phone', async ({
  page,
  axe,
}) => {
  await page.goto('/order-drawer/?as=vendor&csp=strict');
  const button = page.getByRole('button', { name: 'Order · 30 items · $52,910.69' });
  await button.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Order items' });
  await expect(quantity(page)).toBeVisible();
  // The dialog itself is what lies over the page around it.
  const panel = page.locator('.ww-drawer');
  const box = await panel.boundingBox();
  expect(box?.width).toBe(440);
  expect((box?.x ?? 0) + 440).toBe(page.viewportSize()?.width);
  expect(await axe('[data-ww-portal]')).toEqual([]);
  await drawer.getByRole('button', { name: `Remove ${gold}` }).click();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(quantity(page)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 640 });
  expect((await panel.boundingBox())?.width).toBe(360);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('what is wrong with a quantity leaves the price beside it where it is', async ({ page }) => {
  await page.goto(`${path}&scenario=two-items`);
  const item = page.getByRole('listitem', { name: gold });
  const price = item.getByRole('textbox', { name: /^Price/ });
  await expect(price).toBeVisible();
  const before = await price.boundingBox();
  await item.getByRole('textbox', { name: /^Cases/ }).fill('some');
  await page.keyboard.press('Enter');
  await expect(item.getByRole('alert')).toBeVisible();
  expect(await price.boundingBox()).toEqual(before);
});
