import type { Page } from '@playwright/test';
import { expect, test } from './test';

const path = '/order-drawer/?as=vendor&csp=strict';
const gold = 'Acapulco Gold 3.5 g';
const quantity = (page: Page) => page.getByRole('textbox', { name: `Cases of ${gold}` });
const settled = (page: Page) =>
  expect(page.getByText('The totals are being updated.')).toHaveCount(0);

interface Ordering {
  ordering: { orders: { items: { variantId: number; quantity: number }[] }[] };
}

for (const scenario of ['default', 'empty', 'read-only', 'rule-errors', 'hostile', 'huge']) {
  test(`breaks no rule of accessibility and fits 320 px (${scenario})`, async ({ page, axe }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${path}&scenario=${scenario}`);
    await expect(page.getByText('Whole order')).toBeVisible();
    expect(await axe('[data-widget]')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await page.getByRole('textbox').count()).toBeLessThan(60);
  });
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
  await expect(page.getByRole('heading', { name: 'Order items', level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await settled(page);
  await expect(page.getByRole('textbox', { name: /^Cases of/ })).toHaveCount(3);
  const state = await backend.state<Ordering>();
  expect(state.ordering.orders[0]?.items).toHaveLength(3);
});

test('says what became of a write whose answer was lost', async ({ page, backend }) => {
  await page.goto(path);
  await expect(quantity(page)).toHaveValue('3');
  const call = '/dashboard/vendor/7/seller-ordering/orders/501/item/:id/update-quantity/';
  await backend.arm({ method: 'PATCH', path: call, fault: 'drop-after-commit' });
  await quantity(page).fill('5');
  await quantity(page).press('Enter');
  await settled(page);
  await expect(quantity(page)).toHaveValue('5');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
