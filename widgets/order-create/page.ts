import type { Page } from '@playwright/test';
import { expect, type Fault } from '../../test/browser/test';
import {
  openStrictly,
  type BrowserScreen,
  type Reach,
  type Visit,
} from '../../test/browser/screen';
import { button } from '../../test/support/steps';

const ordering = '/dashboard/vendor/:vendorId/seller-ordering/';
const one = `${ordering}orders/:orderId/`;
const quantity = `${one}item/:itemId/update-quantity/`;

const grid = (page: Page) => page.getByRole('grid', { name: 'Items' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The first row's cell of a column. */
const cell = (page: Page, label: string) =>
  grid(page).getByRole('row').nth(1).locator(`[data-label="${label}"]`);

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/order-create/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('region', { name: 'Totals' })).toBeVisible();
  await expect(grid(visit.page)).toBeVisible();
};

const set = async (page: Page, label: string, text: string) => {
  await cell(page, label).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

/** Asks for six cases of the first item while the server answers so. */
const edit = async (visit: Visit, fault: Fault['fault']) => {
  await open(visit, 'two-items');
  await visit.backend.arm({ method: 'PATCH', path: quantity, fault });
  await set(visit.page, 'Cases', '6');
};

const openDialog =
  (opener: string, name = opener, scenario = 'two-items'): Reach =>
  async (visit) => {
    await (scenario === 'new' ? goTo(visit, scenario) : open(visit, scenario));
    await button(visit.page, opener).click();
    await expect(dialog(visit.page, name)).toBeVisible();
    await expect(dialog(visit.page, name).getByText(/^(Loading|Searching)/)).toHaveCount(0);
  };

const openProducts = async (visit: Visit, scenario = 'two-items') => {
  const { page } = visit;
  await goTo(visit, scenario);
  const opener = button(page, 'Add products');
  await expect(opener).toBeVisible();
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await expect(page.getByRole('list', { name: 'Products' }).first()).toBeVisible();
};

/** Pastes a block into the cases of the first item and those below it. */
const paste = async (visit: Visit, text: string) => {
  await open(visit, 'two-items');
  await cell(visit.page, 'Cases').focus();
  await visit.page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
  await expect(visit.page.getByText('The totals are being updated.')).toBeHidden();
};

const orderCreate: BrowserScreen = {
  name: 'order-create',
  longList: '/order-create/?as=vendor&scenario=default',
  narrows: (page) => page.getByRole('button', { name: /^Cases/ }).click(),
  shown: 'Blue Dream 3.5 g',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/order-create/', 'vendor', 'new');
    await page.evaluate(() =>
      document.addEventListener('ww:navigate', (event) => event.preventDefault()),
    );
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
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: one, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the order…')).toBeAttached();
      },
    },
    empty: {
      'no order yet': async (visit) => {
        await goTo(visit, 'new');
        await expect(button(visit.page, 'Start an order')).toBeVisible();
      },
      'no items yet': async (visit) => {
        await openProducts(visit, 'empty');
        await expect(visit.page.getByText('The order has no items yet.')).toBeVisible();
      },
      'no item fits': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox', { name: 'Search items' }).fill('no such thing');
        await expect(visit.page.getByText('No item fits these filters.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: one, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'an edit failed': async (visit) => {
        await edit(visit, 'forbidden-403');
        await expect(visit.page.getByText('1 change was not saved.')).toBeVisible();
      },
      'the rules refuse it': async (visit) => {
        await open(visit, 'rule-errors');
        await expect(button(visit.page, 'Next error')).toBeVisible();
      },
      'products were not added': async (visit) => {
        const { page } = visit;
        await openProducts(visit, 'add-all-failures');
        await button(page, /^Add all/).click();
        await expect(page.getByText(/products? (was|were) not added\./)).toBeVisible();
        await expect(page.getByText(/^Adding: /)).toHaveCount(0);
      },
    },
    filled: {
      default: open,
      'no-price-permission': (visit) => open(visit, 'no-price-permission'),
      'below-minimum': (visit) => open(visit, 'below-minimum'),
      hostile: (visit) => open(visit, 'hostile'),
      huge: (visit) => open(visit, 'huge'),
      'products to add': (visit) => openProducts(visit),
      'cells selected, one changed': async (visit) => {
        const { page } = visit;
        await open(visit, 'two-items');
        await set(page, 'Cases', '6');
        await expect(page.getByText('The totals are being updated.')).toBeHidden();
        await cell(page, 'Cases').click();
        await page.keyboard.press('Shift+ArrowDown');
        await expect(grid(page).locator('[aria-selected=true]')).toHaveCount(2);
      },
      'an edit on its way': async (visit) => {
        await edit(visit, 'hang');
        await expect(visit.page.getByText('The totals are being updated.')).toBeVisible();
      },
      'an item removed': async (visit) => {
        const { page } = visit;
        await open(visit);
        await button(page, /^Remove /)
          .first()
          .click();
        await expect(button(page, 'Undo').last()).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
      'the columns to choose from': async (visit) => {
        await open(visit, 'two-items');
        await button(visit.page, 'Columns').click();
        await expect(
          visit.page.getByRole('menuitemcheckbox', { name: 'List price' }),
        ).toBeVisible();
      },
      'it is created': async (visit) => {
        await open(visit, 'two-items');
        await visit.page.evaluate(() =>
          document.addEventListener('ww:navigate', (event) => event.preventDefault()),
        );
        await button(visit.page, 'Create order').click();
        await expect(visit.page.getByText(/^Order EV-\d+ was created\.$/)).toBeVisible();
      },
    },
    modal: {
      'for whom a new order is': openDialog('Start an order', 'Start an order', 'new'),
      'a customer to choose': async (visit) => {
        await openDialog('Start an order', 'Start an order', 'new')(visit);
        await visit.page.getByRole('combobox', { name: 'Customer' }).fill('harborview');
        await expect(visit.page.getByRole('option').first()).toBeVisible();
        await expect(visit.page.getByText('Searching…')).toHaveCount(0);
      },
      'another customer or location': openDialog('Change customer or location'),
      'what a move costs': async (visit) => {
        await openDialog('Change customer or location')(visit);
        const stock = dialog(visit.page, 'Change customer or location').getByLabel(
          'Stock location',
        );
        await expect(stock).toBeEnabled();
        await stock.selectOption({ index: 2 });
        await expect(visit.page.getByText(/^The order has 2 items\./)).toBeVisible();
      },
      'a discount': openDialog('Add discount'),
      'clear the order?': openDialog('Clear order'),
      'remove an item?': async (visit) => {
        await open(visit, 'two-items');
        await set(visit.page, 'Cases', '0');
        await expect(dialog(visit.page, 'Remove item')).toBeVisible();
      },
    },
    'field errors': {
      'no number of cases': async (visit) => {
        await open(visit, 'two-items');
        await set(visit.page, 'Cases', 'some');
        await expect(grid(visit.page).locator('[aria-invalid]')).not.toHaveCount(0);
      },
      'a discount that is none': async (visit) => {
        await openDialog('Add discount')(visit);
        await dialog(visit.page, 'Add discount').getByRole('textbox').fill('ten');
        await expect(visit.page.locator('[aria-invalid]')).toHaveCount(1);
      },
      'pasted values that are left over': async (visit) => {
        await paste(visit, '5\n7\n9');
        await expect(visit.page.getByText(/left over:/)).toBeVisible();
      },
      'a stock location that makes no orders': async (visit) => {
        await openDialog('Start an order', 'Start an order', 'new')(visit);
        const stock = visit.page.getByRole('combobox', { name: 'Stock location' });
        await expect(stock).toBeEnabled();
        await stock.selectOption({ index: (await stock.locator('option').count()) - 1 });
        await expect(visit.page.locator('[aria-invalid]')).toHaveCount(1);
      },
    },
    'session ended': {
      'at an edit': async (visit) => {
        await edit(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'as it is': (visit) => open(visit, 'read-only') },
  },
};

export default orderCreate;
