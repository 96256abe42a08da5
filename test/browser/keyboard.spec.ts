import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Batch } from '../../shared/contract/batches';
import { focus } from './focus';
import { box, invoiceDue, isOnAtServer, location, saved } from './preferencesPage';
import { expect, test, type Backend } from './session';

/** A person without a mouse, who goes to things by Tab and has to see where they are. */
class Keys {
  constructor(private readonly page: Page) {}

  /** Presses Tab until this has the focus. Each stop on the way must be in sight. */
  async to(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 120; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
      const { name, problems } = await focus(this.page);
      expect(problems, name).toEqual([]);
    }
    throw new Error(`${key} never came to ${String(target)}.`);
  }

  press(...keys: string[]): Promise<void> {
    return keys.reduce(
      (before, key) => before.then(() => this.page.keyboard.press(key)),
      Promise.resolve(),
    );
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Goes there and presses Enter. */
  async use(target: Locator): Promise<void> {
    await this.to(target);
    await this.press('Enter');
  }
}

interface At {
  page: Page;
  keys: Keys;
  backend: Backend;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const open = (page: Page, path: string, as: string, scenario = 'default') =>
  page.goto(`${path}?${new URLSearchParams({ as, scenario, csp: 'strict' }).toString()}`);

const batchOf = async (backend: Backend) =>
  (await backend.state<{ batches: { batches: Batch[] } }>()).batches.batches.find(
    ({ id }) => id === 412,
  );

/** What each screen is for, done from the top of its page by keys alone. */
const tasks: Readonly<Record<string, (at: At) => Promise<unknown>>> = {
  'batch-form': async ({ page, keys, backend }) => {
    await open(page, '/batch-form/', 'vendor');
    await keys.to(page.getByLabel('Batch reference'));
    await keys.press('Control+A');
    await keys.type('0012');
    await keys.use(button(page, 'Save 1 change'));
    await expect(page.getByText('Batch updated.')).toBeVisible();
    expect(await batchOf(backend)).toMatchObject({ batchRef: '0012' });
  },
  'batch-list': async ({ page, keys, backend }) => {
    await open(page, '/batch-list/', 'vendor');
    await keys.to(page.getByRole('searchbox'));
    await keys.type('2609-0012');
    await expect(page.getByText('1 batch shown')).toBeVisible();
    await keys.to(page.getByRole('checkbox', { name: 'Select EV-2609-0012' }));
    await keys.press('Space');
    await keys.to(page.getByLabel('Move 1 selected batch to'), 'Shift+Tab');
    await keys.type('Cold');
    await keys.use(button(page, 'Move 1 batch'));
    await expect(page.getByText(/^Moved 1 batch to Cold storage/)).toBeVisible();
    expect(await batchOf(backend)).toMatchObject({ stockLocationId: 62 });
  },
  cart: async ({ page, keys }) => {
    await open(page, '/cart/', 'dispensary');
    const field = page.getByRole('textbox', { name: /^Cases of Blue Dream .*Main Street$/ });
    await keys.to(field);
    await keys.press('ArrowUp', 'ArrowUp', 'Tab');
    await expect(field).toHaveValue('6');
    await expect(page.getByText('The totals are being updated.')).toHaveCount(0);
    await keys.use(page.getByRole('link', { name: 'Go to checkout' }));
    await expect(page).toHaveURL(/\/checkout\//);
  },
  'cart-preview': async ({ page, keys }) => {
    await open(page, '/cart-preview/', 'dispensary');
    await keys.use(button(page, 'Cart, 5 items'));
    const dialog = page.getByRole('dialog', { name: 'Your cart' });
    await expect(dialog.getByText(/^Total/)).toBeVisible();
    await keys.use(dialog.getByRole('link', { name: 'View cart' }));
    await expect(page).toHaveURL(/\/cart\//);
  },
  checkout: async ({ page, keys, backend }) => {
    await open(page, '/checkout/', 'dispensary');
    await keys.to(page.getByRole('textbox', { name: /^Notes/ }));
    await keys.type('Dock 4');
    await keys.use(button(page, 'Place order'));
    await expect(page).toHaveURL(/order=1042/, { timeout: 10_000 });
    const { checkout } = await backend.state<{ checkout: { orders: unknown[] } }>();
    expect(checkout.orders).toMatchObject([{ notes: 'Dock 4' }]);
  },
  'notification-preferences': async ({ page, keys, backend }) => {
    await open(page, '/notification-preferences/', 'dispensary');
    await keys.to(location(page));
    await keys.type('Harborview – Main');
    await expect(box(page)).toBeChecked();
    await keys.to(box(page, invoiceDue));
    await keys.press('Space');
    await keys.use(button(page, /^Save 1 change/));
    await expect(saved(page)).toBeVisible();
    expect(await isOnAtServer(backend)).toBe(false);
  },
  'order-create': async ({ page, keys, backend }) => {
    await page.addInitScript(() =>
      document.addEventListener('ww:navigate', (event) => event.preventDefault()),
    );
    await open(page, '/order-create/', 'vendor', 'new');
    await keys.use(button(page, 'Start an order'));
    const dialog = page.getByRole('dialog', { name: 'Start an order' });
    await expect(dialog.getByRole('combobox', { name: 'Customer' })).toBeFocused();
    await keys.type('harborview oak');
    await expect(dialog.getByRole('option').first()).toContainText('Harborview Oakland');
    await keys.press('Enter');
    for (const name of ['Location', 'Stock location']) {
      const choice = dialog.getByRole('combobox', { name, exact: true });
      await expect(choice).toBeEnabled();
      await keys.to(choice);
      await keys.press('ArrowDown');
    }
    await expect(dialog.getByRole('button', { name: 'Start order' })).toBeEnabled();
    await keys.use(dialog.getByRole('button', { name: 'Start order' }));
    const products = page.getByRole('list', { name: 'Products' });
    await keys.use(products.getByRole('button', { name: /^Add / }).first());
    const cell = page.getByRole('grid', { name: 'Items' }).locator('[data-cell][tabindex="0"]');
    await keys.to(cell);
    await keys.press('ArrowRight', 'ArrowRight');
    await expect(cell).toHaveAttribute('data-label', 'Cases');
    await keys.type('10');
    await keys.press('Enter');
    await expect(page.getByText('The totals are being updated.')).toBeHidden();
    await keys.use(button(page, 'Create order'));
    await expect(page.getByText(/^Order EV-\d+ was created\.$/)).toBeVisible();
    const { ordering } = await backend.state<{ ordering: { orders: unknown[] } }>();
    expect(ordering.orders).toMatchObject([{ status: 'created', items: [{ quantity: 10 }] }]);
  },
  'order-drawer': async ({ page, keys, backend }) => {
    await open(page, '/order-drawer/', 'vendor', 'two-items');
    await keys.to(page.getByRole('textbox', { name: 'Cases of Acapulco Gold 3.5 g' }));
    await keys.press('Control+A');
    await keys.type('6');
    await keys.press('Enter');
    await expect(page.getByText('The totals are being updated.')).toHaveCount(0);
    const { ordering } = await backend.state<{
      ordering: { orders: { items: { variantId: number; quantity: number }[] }[] };
    }>();
    const item = ordering.orders[0]?.items.find(({ variantId }) => variantId === 30_011);
    expect(item?.quantity).toBe(6);
  },
  'rules-editor': async ({ page, keys, backend }) => {
    await open(page, '/rules-editor/', 'vendor');
    await keys.use(page.getByRole('button', { name: 'Edit rule 1', exact: true }));
    await expect(page.getByLabel('Minimum (cases)')).toBeFocused();
    await keys.press('Control+A');
    await keys.type('6');
    await keys.press('Enter');
    await keys.use(button(page, 'Save 1 change'));
    await expect(page.getByText('Saved: 1 rule changed.')).toBeVisible();
    const { rules } = await backend.state<{
      rules: { rules: { quantity: { minimum: unknown }[] } };
    }>();
    expect(rules.rules.quantity[0]?.minimum).toBe(6);
  },
};

test('every widget has its main task here', () => {
  const names = readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(Object.keys(tasks).sort()).toEqual(names.sort());
});

for (const [name, task] of Object.entries(tasks)) {
  test(`${name} is used by keys alone, the focus always in sight`, async ({
    page,
    backend,
    watch,
  }) => {
    // The page behind the cart is not of this site.
    watch.allow(/status of 404.*\/checkout\/\)/);
    await page.setViewportSize({ width: 1280, height: 600 });
    await task({ page, keys: new Keys(page), backend });
  });
}
