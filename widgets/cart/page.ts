import type { Page } from '@playwright/test';
import { expect, type Fault } from '../../test/browser/test';
import {
  openStrictly,
  type BrowserScreen,
  type Reach,
  type Visit,
} from '../../test/browser/screen';
import { button } from '../../test/support/steps';

const read = '/shop/:slug/cart/multi-cart/:token';
const write = '/shop/:slug/cart/multi-cart/';
const blueDream = 'Blue Dream 3.5 g for Harborview – Main Street';

const field = (page: Page) => page.getByRole('textbox', { name: `Cases of ${blueDream}` });
const matrix = (page: Page) => page.getByRole('grid', { name: 'Cases by product and location' });

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/cart/', { as: 'dispensary', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  const there = visit.page.getByText(/^(Subtotal|Your cart is empty\.)$/);
  await expect(there).toBeVisible();
  await expect(visit.page.locator('[data-widget] .ww-skeleton')).toHaveCount(0);
};

const openMatrix = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await button(visit.page, 'By location matrix').click();
  await expect(matrix(visit.page)).toBeVisible();
};

const set = async (page: Page, cases: string) => {
  await field(page).fill(cases);
  await field(page).press('Enter');
};

/** Asks for six cases while the server answers so. */
const edit = async (visit: Visit, fault: Fault['fault']) => {
  await open(visit);
  await visit.backend.arm({ method: 'PUT', path: write, fault });
  await set(visit.page, '6');
};

const scenarios: Record<string, Reach> = Object.fromEntries(
  [
    'default',
    'several-sellers',
    'below-minimum',
    'sold-out',
    'batch-queues',
    'aggregate-variants',
    'prices-changed',
    'hostile',
    'huge',
  ].map((scenario) => [scenario, (visit: Visit) => open(visit, scenario)]),
);

const cart: BrowserScreen = {
  name: 'cart',
  shown: 'Estimated tax',
  task: async ({ page, keys }) => {
    await openStrictly(page, '/cart/', 'dispensary');
    const field = page.getByRole('textbox', { name: /^Cases of Blue Dream .*Main Street$/ });
    await keys.to(field);
    await keys.press('ArrowUp', 'ArrowUp', 'Tab');
    await expect(field).toHaveValue('6');
    await expect(page.getByText('The totals are being updated.')).toHaveCount(0);
    await keys.use(page.getByRole('link', { name: 'Go to checkout' }));
    await expect(page).toHaveURL(/\/checkout\//);
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading your cart…')).toBeAttached();
      },
    },
    empty: { 'nothing in it': (visit) => open(visit, 'empty') },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'an edit failed': async (visit) => {
        await edit(visit, 'forbidden-403');
        await expect(button(visit.page, 'Keep 4')).toBeVisible();
      },
      'edits wait': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'PUT', path: write, fault: 'drop-before' });
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await set(visit.page, '6');
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
    },
    filled: {
      ...scenarios,
      'a line removed': async (visit) => {
        await open(visit);
        await button(visit.page, `Remove ${blueDream}`).click();
        await button(visit.page, 'Remove item').click();
        await expect(button(visit.page, 'Undo')).toBeVisible();
        await expect(visit.page.getByRole('dialog')).toHaveCount(0);
        await expect(visit.page.getByText('The totals are being updated.')).toHaveCount(0);
      },
      'a line that changed elsewhere': async (visit) => {
        await open(visit, 'changed-elsewhere');
        await visit.page.evaluate(() => dispatchEvent(new Event('focus')));
        await expect(visit.page.getByText(/^Changed elsewhere/)).toBeVisible();
      },
      'an edit on its way': async (visit) => {
        await edit(visit, 'hang');
        await expect(visit.page.getByText('The totals are being updated.')).toBeVisible();
      },
      'the matrix': openMatrix,
      'the matrix of several sellers': (visit) => openMatrix(visit, 'several-sellers'),
      'the matrix below the minimum': (visit) => openMatrix(visit, 'below-minimum'),
      'the matrix of names that break screens': (visit) => openMatrix(visit, 'hostile'),
    },
    modal: {
      'remove a line?': async (visit) => {
        await open(visit);
        await button(visit.page, `Remove ${blueDream}`).click();
        await expect(visit.page.getByRole('dialog', { name: 'Remove item' })).toBeVisible();
      },
      'clear the cart?': async (visit) => {
        await open(visit);
        await button(visit.page, 'Clear cart: all locations').click();
        await expect(visit.page.getByRole('dialog', { name: 'Clear cart' })).toBeVisible();
      },
    },
    'field errors': {
      'no number of cases': async (visit) => {
        await open(visit);
        await set(visit.page, 'some');
        await expect(visit.page.locator('[aria-invalid]')).toHaveCount(1);
      },
      'more than there is': async (visit) => {
        await open(visit);
        await set(visit.page, '90');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'no number to fill a row of the matrix with': async (visit) => {
        await openMatrix(visit);
        await button(visit.page, 'Split evenly').click();
        await expect(visit.page.getByText('Enter a whole number.')).toBeVisible();
      },
      'pasted values that are left out': async (visit) => {
        await openMatrix(visit);
        await matrix(visit.page).locator('[tabindex="0"]').focus();
        await visit.page.evaluate(() => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', '4\t2\t8\nx\t2\t3\t9');
          const paste = { clipboardData, bubbles: true, cancelable: true };
          document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
        });
        await expect(visit.page.getByText(/left out:/)).toBeVisible();
        await expect(visit.page.getByText('The totals are being updated.')).toHaveCount(0);
      },
    },
    'session ended': {
      'at an edit': async (visit) => {
        await edit(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': {
      'as it is': (visit) => open(visit, 'read-only'),
      'the matrix': (visit) => openMatrix(visit, 'read-only'),
    },
  },
};

export default cart;
