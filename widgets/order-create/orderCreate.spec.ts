import type { Locator, Page } from '@playwright/test';
import { OnTheirWay } from '../../test/browser/onTheirWay';
import { expect, test, type Fault } from '../../test/browser/test';

const path = '/order-create/?csp=strict';
const ordering = '/dashboard/vendor/:vendorId/seller-ordering/';
const one = `${ordering}orders/:orderId/`;

interface Ordering {
  ordering: {
    orders: {
      id: number;
      status: string;
      customerId: number;
      items: { quantity: number; priceCents: number | null }[];
      discount: { type: string; percent?: string } | null;
    }[];
  };
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Items' });
const focused = (page: Page) => page.locator(':focus');

/** Does a step again, by its own button, until it is done: a call of it may have failed. */
async function until(
  onTheirWay: OnTheirWay,
  isDone: () => Promise<boolean>,
  again: () => Promise<unknown>,
) {
  await expect(async () => {
    if (await isDone()) return;
    // What is under way is no reason to do it again.
    await onTheirWay.rest();
    if (await isDone()) return;
    await again();
    await onTheirWay.rest();
    expect(await isDone()).toBe(true);
  }).toPass();
}

const retry = async (page: Page) => {
  const button = page.getByRole('button', { name: /^(Retry|Try again|Try these again)$/ }).first();
  if (await button.isVisible()) await button.press('Enter');
};

/** The first row's cell of a column. */
const cellOf = (page: Page, label: string) =>
  grid(page).getByRole('row').nth(1).locator(`[data-label="${label}"]`);

async function chooseCustomer(page: Page, onTheirWay: OnTheirWay) {
  await page.getByRole('button', { name: 'Start an order' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Start an order' });
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await page.keyboard.type('harborview oak');
  // Until the list is that of what was typed: a customer of that name stands in the one before as well.
  await onTheirWay.rest();
  await until(
    onTheirWay,
    () => dialog.getByRole('option', { name: /^Harborview Oakland/ }).isVisible(),
    async () => {
      await retry(page);
      await dialog.getByRole('combobox', { name: 'Customer' }).focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('harborview oakland');
    },
  );
  await page.keyboard.press('Enter');
  const location = dialog.getByRole('combobox', { name: 'Location', exact: true });
  await until(
    onTheirWay,
    () => location.isEnabled(),
    () => retry(page),
  );
  await location.focus();
  await page.keyboard.press('ArrowDown');
  const stock = dialog.getByRole('combobox', { name: 'Stock location' });
  await until(
    onTheirWay,
    () => stock.isEnabled(),
    () => retry(page),
  );
  await stock.focus();
  await page.keyboard.press('ArrowDown');
  const start = dialog.getByRole('button', { name: 'Start order' });
  await until(
    onTheirWay,
    async () => !(await dialog.isVisible()),
    async () => {
      if (await start.isEnabled()) await start.press('Enter');
    },
  );
}

/** From a customer to a created order, by keyboard alone. */
async function wholeFlow(page: Page) {
  const onTheirWay = new OnTheirWay(page);
  await chooseCustomer(page, onTheirWay);
  const products = page.getByRole('list', { name: 'Products' });
  await until(
    onTheirWay,
    () => products.isVisible(),
    () => retry(page),
  );

  // One product, then all that a search finds.
  await products.getByRole('button', { name: /^Add / }).first().press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.focus();
  await page.keyboard.type('wedding');
  await until(
    onTheirWay,
    () => products.getByRole('listitem').first().getByText('Wedding Cake').first().isVisible(),
    () => retry(page),
  );
  await page.getByRole('button', { name: /^Add all/ }).press('Enter');
  await until(
    onTheirWay,
    async () => (await grid(page).getByRole('row').count()) >= 9,
    () => retry(page),
  );

  // Cases and a price, as in a spreadsheet.
  const cell = cellOf(page, 'Cases');
  await until(
    onTheirWay,
    async () => (await cell.textContent())?.startsWith('5') ?? false,
    async () => {
      await cell.focus();
      await page.keyboard.type('5');
      await page.keyboard.press('Tab');
      await page.keyboard.type('$300');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The totals are being updated.')).toBeHidden();
    },
  );

  await page.getByRole('button', { name: 'Add discount' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add discount' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('10');
  await until(
    onTheirWay,
    async () => !(await dialog.isVisible()),
    async () => {
      await page.keyboard.press('Enter');
    },
  );

  const create = page.getByRole('button', { name: 'Create order' });
  await until(
    onTheirWay,
    () => page.getByText(/^Order EV-\d+ was created\.$/).isVisible(),
    async () => {
      await retry(page);
      if ((await create.count()) > 0) await create.press('Enter');
    },
  );
}

const created = (state: Ordering) => {
  const { orders } = state.ordering;
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ status: 'created', discount: { type: 'percentage' } });
  expect(orders[0]?.items.length).toBeGreaterThanOrEqual(8);
  expect(orders[0]?.items.some(({ priceCents }) => priceCents === 30_000)).toBe(true);
};

/** The page keeps to itself where it would go to next. */
const stay = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('ww:navigate', (event) => event.preventDefault()),
  );

test('goes from a customer to a created order by keyboard alone', async ({ page, backend }) => {
  await stay(page);
  await page.goto(`${path}&scenario=new`);
  await wholeFlow(page);
  created(await backend.state<Ordering>());
  const posts = (await backend.log()).filter(
    ({ method, path: at }) => method === 'POST' && at.endsWith('/seller-ordering/orders/'),
  );
  expect(posts).toHaveLength(2);
});

const calls: [Fault['method'], string][] = [
  ['GET', `${ordering}customers/`],
  ['GET', `${ordering}customers/:id/locations`],
  ['GET', '/dashboard/vendor/:vendorId/stock-locations/'],
  ['GET', '/dashboard/api/vendor/:vendorId/stock-location/:id/location-permissions/'],
  ['POST', `${ordering}orders/`],
  ['GET', one],
  ['GET', `${one}filters/`],
  ['GET', `${one}items/`],
  ['GET', `${one}variants/`],
  ['GET', `${one}grid-items/`],
  ['GET', `${one}validate-grid/`],
  ['POST', `${one}stage-items/`],
  ['PATCH', `${one}item/:itemId/update-quantity/`],
  ['PATCH', `${one}item/:itemId/update-price/`],
  ['POST', `${one}bulk-discount/`],
];

for (const fault of ['forbidden-403', 'drop-after-commit'] as const) {
  test(`comes to the same order when each call fails once (${fault})`, async ({
    page,
    backend,
  }) => {
    await stay(page);
    await page.goto(`${path}&scenario=new`);
    await expect(page.getByRole('button', { name: 'Start an order' })).toBeVisible();
    for (const [method, at] of calls) await backend.arm({ method, path: at, fault });
    await wholeFlow(page);
    created(await backend.state<Ordering>());
  });
}

test('closes its dialogs by Escape and gives the focus back', async ({ page }) => {
  await page.goto(`${path}&scenario=two-items`);
  for (const name of ['Change customer or location', 'Add discount', 'Clear order']) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

// Its foot is under the list.
test('closes a dialog by one press of Close while its list of customers is open', async ({
  page,
}) => {
  await page.goto(`${path}&scenario=two-items`);
  await page.getByRole('button', { name: 'Change customer or location' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Customer' }).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('keeps what is typed with its row while the row above goes, and takes it at a click elsewhere', async ({
  page,
  backend,
}) => {
  await page.goto(`${path}&scenario=below-minimum`);
  const rows = grid(page).getByRole('row');
  const cell = (name: string, label: string) =>
    rows.filter({ hasText: name }).locator(`[data-label="${label}"]`);
  await backend.arm({ method: 'POST', path: `${one}item/:itemId/delete/`, fault: 'held' });
  await page.getByRole('button', { name: 'Remove Blue Dream 3.5 g' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await cell('rosin', 'Cases').click();
  await page.keyboard.type('1');
  await backend.isHeld();
  await backend.release();
  await expect(rows).toHaveCount(2);
  await page.keyboard.type('2');
  await expect(focused(page)).toHaveValue('12');
  await cell('rosin', 'Price').click();
  await expect(cell('rosin', 'Cases')).toHaveText(/^12/);
  await expect(page.getByText('The totals are being updated.')).toBeHidden();
  const { ordering } = await backend.state<Ordering>();
  expect(ordering.orders[0]?.items.map(({ quantity }) => quantity)).toEqual([12]);
});

test('goes from error to error, and shows only the rows that have one', async ({ page }) => {
  await page.goto(`${path}&scenario=rule-errors`);
  await expect(grid(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next error' }).press('Enter');
  await expect(focused(page)).toHaveAttribute('data-label', 'Cases');
  const first = (await focused(page).getAttribute('data-cell')) ?? '';
  await page.getByRole('button', { name: 'Next error' }).press('Enter');
  await expect(focused(page)).toHaveAttribute('data-cell', new RegExp(`^(?!${first}$)`));
  await page.getByRole('checkbox', { name: 'Only rows with errors' }).press('Space');
  await expect(page.getByText(/^1–\d of \d$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create order' })).toHaveAttribute('aria-disabled');
});

test('draws a bounded part of what there is, and tells every refused row of 500 pasted ones', async ({
  page,
  watch,
}) => {
  test.setTimeout(150_000);
  // The browser names each refused row in its console.
  watch.allow((problem) => problem.includes('/update-quantity/'));
  await page.goto(`${path}&scenario=huge`);
  await expect(grid(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('500');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2001');
  await expect(page.getByText('1–500 of 2,000')).toBeVisible();
  const nodes = () => page.evaluate(() => document.querySelectorAll('[data-widget] *').length);
  expect(await nodes()).toBeLessThan(2500);

  const cell = cellOf(page, 'Cases');
  await cell.focus();
  const block = Array.from({ length: 500 }, (_, row) => (row % 50 === 7 ? '99,999' : '5')).join(
    '\n',
  );
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, block);
  await expect(page.getByText(/^Saving: \d+ of \d+\.$/)).toBeVisible();
  await expect(page.getByText('The totals are being updated.')).toBeHidden({ timeout: 90_000 });
  await expect(page.getByText(/changes were not saved\.$/)).toBeVisible();
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /\(99,?999 cases\)/ })
      .count(),
  ).toBe(10);
  await page.keyboard.press('Control+End');
  // The last cell hands the focus to its button.
  await expect(page.locator('[data-cell="499:7"] :focus')).toBeVisible();
  expect(await nodes()).toBeLessThan(4000);
});

test('the columns to choose from leave the buttons beside theirs where they are', async ({
  page,
}) => {
  await page.goto('/order-create/?as=vendor&scenario=two-items');
  const undo = page.getByRole('button', { name: 'Undo edit' });
  await expect(undo).toBeVisible();
  const before = await undo.boundingBox();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'List price' })).toBeVisible();
  expect(await undo.boundingBox()).toEqual(before);
});

test('the first item of an order stands near the top of a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/order-create/?as=vendor');
  const item = page.getByText('Acapulco Gold 3.5 g', { exact: true });
  await expect(item).toBeVisible();
  const top = (await page.locator('[data-widget]').boundingBox())?.y ?? NaN;
  expect(((await item.boundingBox())?.y ?? NaN) - top).toBeLessThanOrEqual(420);
});

test('a product to add has the whole of a narrow row for its name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/order-create/?as=vendor&scenario=empty');
  const row = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
  const width = (part: Locator) => part.evaluate(({ clientWidth }) => clientWidth);
  await expect(row).toBeVisible();
  expect(await width(row.locator('strong'))).toBeGreaterThan((await width(row)) * 0.8);
});
