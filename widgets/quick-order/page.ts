import type { Page } from '@playwright/test';
import { expect } from '../../test/browser/test';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { button } from '../../test/support/steps';

const list = '/storefront2/quick-order-storefront/:slug/';
const order = '/shop/:slug/cart/quick-order/';
const notices = '/shop/:slug/cart/quick-order/notices';
const refresh = '/shop/:slug/cart/quick-order-refresh/';

/** Blue Dream, of which there are 9 cases and Main Street orders 4. */
const row = (page: Page, key = 'variant 11') => page.locator(`[data-row="${key}"]`);
const cell = (page: Page) => row(page).locator('[data-cell$=":3"]');
const grid = (page: Page) => page.getByRole('grid', { name: 'Cases by product and location' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/quick-order/', { as: 'dispensary', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(grid(visit.page)).toBeVisible();
};

/** Few rows are enough to look at. */
const openOrdered = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await button(visit.page, 'Only rows with cases').click();
  await expect(visit.page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
};

const type = async (page: Page, cases: string) => {
  await cell(page).click();
  await page.keyboard.type(cases);
  await page.keyboard.press('Enter');
};

/** Asks for six cases while the server answers so. */
const edit = async (visit: Visit, fault: 'forbidden-403' | 'hang' | 'login-redirect') => {
  await openOrdered(visit);
  await visit.backend.arm({ method: 'PUT', path: refresh, fault });
  await type(visit.page, '6');
};

/** Opens the dialog of a pasted list and checks one there. */
const paste = async (visit: Visit, text?: string) => {
  const { page } = visit;
  await openOrdered(visit);
  await button(page, 'Paste a list').click();
  await expect(dialog(page, 'Paste a list')).toBeVisible();
  if (text === undefined) return;
  await page.getByLabel('SKU or name, and cases').fill(text);
  await button(page, 'Check list').click();
  await page.getByRole('checkbox', { name: /Main Street/ }).click();
};

const failing = async (visit: Visit, path: string) => {
  await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
  await goTo(visit);
  await expect(button(visit.page, 'Retry')).toBeVisible();
};

const quickOrder: BrowserScreen = {
  name: 'quick-order',
  shown: 'Acapulco Gold cartridge',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/quick-order/', 'dispensary');
    await expect(grid(page)).toBeVisible();
    await keys.to(page.getByRole('searchbox'));
    await keys.type('acapulco gold cartridge');
    await expect(page.getByText('1 product found')).toBeAttached();
    await keys.to(grid(page).locator('[tabindex="0"]').last());
    await keys.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await keys.type('3');
    await keys.press('Enter');
    await expect(page.getByText(/Main Street: 3 saved\./)).toBeAttached();
    const { cart } = await backend.state<{ cart: { orders: { variantId: number }[] } }>();
    expect(cart.orders.filter(({ variantId }) => variantId === 30101)).toHaveLength(1);
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: list, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the order sheet…')).toBeAttached();
      },
    },
    empty: {
      'no products yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('There are no products yet.')).toBeVisible();
      },
      'nothing fits': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('none of them');
        await expect(visit.page.getByText('No product fits.')).toBeVisible();
      },
    },
    error: {
      'no products': (visit) => failing(visit, list),
      'no order': (visit) => failing(visit, order),
      'no notices': (visit) => failing(visit, notices),
      'an edit failed': async (visit) => {
        await edit(visit, 'forbidden-403');
        await expect(button(visit.page, 'Keep 4')).toBeVisible();
      },
    },
    filled: {
      default: (visit) => open(visit),
      hostile: (visit) => open(visit, 'hostile'),
      huge: (visit) => open(visit, 'huge'),
      'one location': (visit) => open(visit, 'single'),
      'batch queues': (visit) => open(visit, 'batch-queues'),
      'batches as one': (visit) => openOrdered(visit, 'aggregate-variants'),
      'below the minimum': (visit) => openOrdered(visit, 'below-minimum'),
      'beyond the stock': (visit) => openOrdered(visit, 'over-ordering'),
      'sold out': (visit) => openOrdered(visit, 'sold-out'),
      'only rows with cases': (visit) => openOrdered(visit),
      'changed elsewhere': async (visit) => {
        await openOrdered(visit, 'changed-elsewhere');
        await visit.page.evaluate(() => dispatchEvent(new Event('focus')));
        await expect(visit.page.getByText(/Changed elsewhere: from 2 to 7/)).toBeVisible();
      },
      'an edit on its way': async (visit) => {
        await edit(visit, 'hang');
        await expect(visit.page.getByText('The totals are being updated.')).toBeVisible();
      },
    },
    modal: {
      'add?': async (visit) => {
        await openOrdered(visit);
        await button(visit.page, /^Add Blue Dream flower, 3\.5 g/).click();
        await expect(dialog(visit.page, /^Add Blue Dream/)).toBeVisible();
      },
      'split evenly?': async (visit) => {
        await openOrdered(visit);
        await button(visit.page, /^Add Blue Dream flower, 3\.5 g/).click();
        await button(visit.page, 'Split evenly').click();
        await visit.page.getByLabel('Cases to split').fill('8');
        await expect(visit.page.getByText('gets 2', { exact: false })).toBeVisible();
      },
      'delete?': async (visit) => {
        await openOrdered(visit);
        await button(visit.page, /^Delete Blue Dream flower, 3\.5 g/).click();
        await expect(dialog(visit.page, /^Delete Blue Dream/)).toBeVisible();
      },
      'clear?': async (visit) => {
        await openOrdered(visit);
        await button(visit.page, 'Clear sheet').click();
        await expect(dialog(visit.page, 'Clear the sheet?')).toBeVisible();
      },
      'a list to paste': (visit) => paste(visit),
      'a pasted list to put right': async (visit) => {
        await paste(visit, 'EV-11 90\nBlue Dreem flower 2\nNothing 1\nEV-21 2\nEV-21 3\nEV-41 5');
        await expect(button(visit.page, 'Set to 9')).toBeVisible();
      },
      'a pasted list that is ready': async (visit) => {
        await paste(visit, 'EV-11 6\nEV-21 2\nEV-21 3\nEV-41 5');
        await expect(visit.page.getByText(/^3 products/)).toBeVisible();
      },
      'a pasted list on its way': async (visit) => {
        await paste(visit, 'EV-11 6\nEV-21 5');
        await visit.backend.arm({ method: 'PUT', path: refresh, fault: 'hang' });
        await button(visit.page, 'Set 2 quantities').click();
        await expect(button(visit.page, 'Pause')).toBeVisible();
      },
    },
    'field errors': {
      'no number': async (visit) => {
        await openOrdered(visit);
        await type(visit.page, 'x');
        await expect(visit.page.getByText(/Enter a whole number/)).toBeVisible();
      },
      'more than there is': async (visit) => {
        await openOrdered(visit);
        await type(visit.page, '90');
        await expect(button(visit.page, 'Set to 9')).toBeVisible();
      },
      'no cases to add': async (visit) => {
        await openOrdered(visit);
        await button(visit.page, /^Add Blue Dream flower, 3\.5 g/).click();
        await button(visit.page, /^Add to 3 locations/).click();
        await expect(visit.page.getByText('Enter at least 1 case.')).toBeVisible();
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

export default quickOrder;
