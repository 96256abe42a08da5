import type { Page } from '@playwright/test';
import { expect, type Fault } from '../../test/browser/test';
import {
  openStrictly,
  type BrowserScreen,
  type Reach,
  type Visit,
} from '../../test/browser/screen';
import { button } from '../../test/support/steps';

const order = '/dashboard/vendor/:vendorId/seller-ordering/orders/:orderId/';
const items = `${order}items`;
const gold = 'Acapulco Gold 3.5 g';

const field = (page: Page) => page.getByRole('textbox', { name: `Cases of ${gold}` });

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/order-drawer/', { as: 'vendor', scenario, 'order-drawer': 'open=1' });

const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(totals(visit.page)).toBeVisible();
};

const openToEdit = async (visit: Visit, scenario = 'two-items') => {
  await open(visit, scenario);
  await expect(visit.page.getByRole('textbox', { name: /^Cases of/ }).first()).toBeVisible();
};

const settled = (page: Page) =>
  expect(page.getByText('The totals are being updated.')).toHaveCount(0);

const set = async (page: Page, cases: string) => {
  await field(page).fill(cases);
  await field(page).press('Enter');
};

/** Asks for six cases of the first item while the server answers so. */
const edit = async (visit: Visit, fault: Fault['fault']) => {
  await openToEdit(visit);
  const path = `${order}item/:itemId/update-quantity/`;
  await visit.backend.arm({ method: 'PATCH', path, fault });
  await set(visit.page, '6');
};

/** Another page of this browser session orders seven of it while these six wait to be sent. */
const meetColleague = async (visit: Visit) => {
  await edit(visit, 'login-redirect');
  const other = await visit.page.context().newPage();
  await other.goto('/order-drawer/?as=vendor&order-drawer=open%3D1');
  await set(other, '7');
  await settled(other);
  await other.close();
  await button(visit.page, 'Retry').click();
  await expect(visit.page.getByText('A colleague set this to 7.')).toBeVisible();
};

const scenarios: Record<string, Reach> = Object.fromEntries(
  ['default', 'no-price-permission', 'below-minimum', 'rule-errors', 'hostile'].map((scenario) => [
    scenario,
    (visit: Visit) => openToEdit(visit, scenario),
  ]),
);

const orderDrawer: BrowserScreen = {
  name: 'order-drawer',
  longList: '/order-drawer/?as=vendor&scenario=default&order-drawer=open%3D1',
  narrows: (page) =>
    page.getByRole('combobox', { name: /^(Sort|Order)/ }).selectOption({ index: 1 }),
  shown: 'Units',
  opensBy: /^Order/,
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/order-drawer/', 'vendor', 'two-items');
    await keys.use(button(page, /^Order · 2 items/));
    await keys.to(field(page));
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
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: items, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the items of the order…')).toBeAttached();
      },
    },
    empty: {
      'no items yet': (visit) => open(visit, 'empty'),
      'no item fits': async (visit) => {
        await openToEdit(visit);
        await visit.page.getByRole('searchbox', { name: 'Search items' }).fill('no such thing');
        await expect(button(visit.page, 'Show all items')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: items, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'another page failed': async (visit) => {
        await openToEdit(visit, 'default');
        await visit.backend.arm({ method: 'GET', path: items, fault: 'forbidden-403' });
        await button(visit.page, 'Next page').click();
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'an edit failed': async (visit) => {
        await edit(visit, 'forbidden-403');
        await expect(button(visit.page, 'Keep as it is')).toBeVisible();
      },
      'a colleague was faster': meetColleague,
    },
    filled: {
      ...scenarios,
      closed: async ({ open: goToPage, page }) => {
        await goToPage('/order-drawer/', { as: 'vendor' });
        await expect(button(page, /^Order · 30 items/)).toBeVisible();
      },
      'in the page': (visit) => openToEdit(visit, 'inline'),
      'some found among very many': async (visit) => {
        await openToEdit(visit, 'huge');
        await visit.page.getByRole('searchbox', { name: 'Search items' }).fill('gold');
        await expect(visit.page.getByText('Found')).toBeVisible();
        await settled(visit.page);
      },
      'an edit on its way': async (visit) => {
        await edit(visit, 'hang');
        await expect(visit.page.getByText('The totals are being updated.')).toBeVisible();
      },
      'an item removed': async (visit) => {
        await openToEdit(visit);
        await button(visit.page, `Remove ${gold}`).click();
        await expect(button(visit.page, 'Undo')).toBeVisible();
        await settled(visit.page);
      },
    },
    modal: {
      'clear the order?': async (visit) => {
        await openToEdit(visit);
        await button(visit.page, 'Clear order').click();
        await expect(visit.page.getByRole('dialog', { name: 'Clear order' })).toBeVisible();
      },
    },
    'field errors': {
      'no number of cases': async (visit) => {
        await openToEdit(visit);
        await set(visit.page, 'some');
        await expect(visit.page.locator('[aria-invalid]')).toHaveCount(1);
      },
      'more than there is': async (visit) => {
        await openToEdit(visit);
        await set(visit.page, '99999');
        await expect(visit.page.getByRole('alert')).toBeVisible();
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

export default orderDrawer;
