import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../../test/browser/layout';
import { expect, test } from '../../test/browser/session';

interface Orders {
  cart: { orders: { locationId: number; quantity: number; offer: { name: string } }[] };
}

const path = '/cart/?as=dispensary&csp=strict';
const matrix = (page: Page) => page.getByRole('grid', { name: 'Cases by product and location' });
const row = (page: Page, name: string) =>
  matrix(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

async function openMatrix(page: Page, scenario: string) {
  await page.goto(`${path}&scenario=${scenario}`);
  const button = page.getByRole('button', { name: 'By location matrix' });
  await button.focus();
  await page.keyboard.press('Enter');
}

const orders = (state: Orders) =>
  state.cart.orders.map(
    ({ quantity, offer, locationId }) =>
      `${String(quantity)} × ${offer.name} at ${String(locationId)}`,
  );

test('changes, pastes, removes, undoes and clears without a mouse', async ({
  page,
  context,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMatrix(page, 'default');
  const gelato = row(page, 'Gelato #33 3.5 g').getByRole('gridcell');
  await matrix(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(gelato.first()).toBeFocused();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(gelato.first()).toHaveText('6');

  await page.evaluate(() => navigator.clipboard.writeText('4\t2\t8\n1\t2\t3\tx\n'));
  await page.keyboard.press('Control+v');
  await expect(page.getByText('6 cells pasted. 1 cell was left out:')).toBeVisible();
  await expect(page.getByText('Row 2, column 4, “x”: There is no column for it.')).toBeVisible();
  await expect
    .poll(async () => orders(await backend.state<Orders>()))
    .toEqual(
      expect.arrayContaining([
        '8 × Wedding Cake smalls at 103',
        '3 × Durban Poison pre-rolls at 103',
      ]),
    );

  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Removed Wedding Cake smalls, Harborview – Main Street.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Wedding Cake smalls, 28 g').getByRole('gridcell').first()).toHaveText(
    '4',
  );

  await page.getByRole('button', { name: 'Clear cart: all locations' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeFocused();
  expect(orders(await backend.state<Orders>())).toEqual([]);
});

test('the matrix is a list by location where it is narrow', async ({ page, axe, backend }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openMatrix(page, 'several-sellers');
  const ferry = page.getByRole('region', { name: 'Harborview – Ferry Terminal' });
  await expect(ferry.getByRole('listitem')).toHaveCount(7);
  await expect(matrix(page)).toHaveCount(0);
  expect(await sidewaysScroll(page)).toEqual({ pixels: 0, out: [] });
  expect(await axe('[data-widget]')).toEqual([]);
  const field = ferry.getByRole('textbox', { name: /^Cases of Blue Dream/ });
  await field.fill('2');
  await field.press('Enter');
  await expect
    .poll(async () => orders(await backend.state<Orders>()))
    .toContain('2 × Blue Dream 3.5 g at 102');
  await expect(page.locator('.visually-hidden[role=status]')).toContainText([
    'Blue Dream 3.5 g, Harborview – Ferry Terminal: 2 cases saved.',
  ]);
});

test('a cell that is typed in and not committed is offered after a reload', async ({
  page,
  backend,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openMatrix(page, 'default');
  await matrix(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const gelato = row(page, 'Gelato #33 3.5 g').getByRole('gridcell');
  await expect(gelato.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('3');
  await expect(gelato.last().getByRole('textbox')).toHaveValue('3');
  await page.reload();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect
    .poll(async () => orders(await backend.state<Orders>()))
    .toContain('3 × Gelato #33 3.5 g at 103');
});

test('the matrix of a thousand lines draws a bounded part of them', async ({ page }) => {
  await openMatrix(page, 'huge');
  await expect(matrix(page)).toBeVisible();
  expect(await page.locator('[data-widget] *').count()).toBeLessThan(1500);
});

test('pictures of products move nothing when they come', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/products/*.svg', async (route) => {
    await released;
    await route.fallback();
  });
  // The page has not loaded before its pictures have.
  await page.goto(path, { waitUntil: 'commit' });
  const top = () =>
    page
      .getByRole('link', { name: 'Go to checkout' })
      .evaluate((link) => link.getBoundingClientRect().top);
  const before = await top();
  const picture = page.locator('.ww-line img').first();
  await expect(picture).toHaveJSProperty('complete', false);
  release();
  await expect(picture).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  expect(await top()).toBe(before);
});
