import type { Page } from '@playwright/test';
import { expect, type Fault } from '../../test/browser/test';
import {
  openStrictly,
  type BrowserScreen,
  type Reach,
  type Visit,
} from '../../test/browser/screen';
import { button } from '../../test/support/steps';

const summaryPath = '/shop/:slug/checkout/summary-view/';
const orderPath = '/shop/:slug/checkout/summary-post/';
const accountPath = '/dashboard/customer/:id/payments/bank_accounts/create-api/';

const placeButton = (page: Page) => button(page, 'Place order');
const alert = (page: Page) => page.getByRole('alert');

const goTo = ({ open }: Visit, scenario = 'default', asked = {}) =>
  open('/checkout/', { as: 'dispensary', scenario, ...asked });

const open = async (visit: Visit, scenario?: string, asked?: Record<string, string>) => {
  await goTo(visit, scenario, asked);
  const there = visit.page.getByText(/^Estimated tax$|your cart is empty/);
  await expect(there).toBeVisible();
};

/** Places the order while the server answers so. */
const placeInto = async (
  visit: Visit,
  fault: Fault['fault'],
  scenario?: string,
  asked?: Record<string, string>,
) => {
  await open(visit, scenario, asked);
  await visit.backend.arm({ method: 'POST', path: orderPath, fault });
  await placeButton(visit.page).click();
};

const openAccount = async (visit: Visit) => {
  const { page } = visit;
  await open(visit);
  await page.getByRole('radio', { name: /^Canopy Pay/ }).check();
  await button(page, 'Add bank account').click();
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  await expect(dialog).toBeVisible();
  return dialog;
};

const sendAccount = async (visit: Visit, second = '8675309421') => {
  const dialog = await openAccount(visit);
  await dialog.getByLabel('Account holder').fill('Harborview LLC');
  await dialog.getByLabel('Routing number').fill('021000022');
  await dialog.getByLabel('Account number', { exact: true }).fill('8675309421');
  await dialog.getByLabel('Confirm account number').fill(second);
  await dialog.getByRole('button', { name: 'Add bank account' }).click();
  return dialog;
};

const openText =
  (name: string): Reach =>
  async (visit) => {
    await open(visit);
    await button(visit.page, name).click();
    const dialog = visit.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Loading the text…')).toHaveCount(0);
  };

const scenarios: Record<string, Reach> = Object.fromEntries(
  [
    'default',
    'several-sellers',
    'cannot-place',
    'below-minimum',
    'changed-since-cart',
    'no-bank-account',
    'pay-disabled',
    'admin',
    'hostile',
    'huge',
  ].map((scenario) => [scenario, (visit: Visit) => open(visit, scenario)]),
);

const checkout: BrowserScreen = {
  name: 'checkout',
  shown: 'Estimated tax',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/checkout/', 'dispensary');
    await keys.to(page.getByRole('textbox', { name: /^Notes/ }));
    await keys.type('Dock 4');
    await keys.use(button(page, 'Place order'));
    await expect(page).toHaveURL(/order=1042/);
    const { checkout } = await backend.state<{ checkout: { orders: unknown[] } }>();
    expect(checkout.orders).toMatchObject([{ notes: 'Dock 4' }]);
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: summaryPath, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading your order…')).toBeAttached();
      },
    },
    empty: { 'nothing to order': (visit) => open(visit, 'empty') },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: summaryPath, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'the order is refused': async (visit) => {
        await placeInto(visit, 'refused-400');
        await expect(alert(visit.page)).toContainText('The order was not placed.');
      },
      'the outcome cannot be read': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'POST', path: orderPath, fault: 'drop-after-commit' });
        await visit.backend.arm({ method: 'GET', path: summaryPath, fault: 'forbidden-403' });
        await placeButton(visit.page).click();
        await expect(button(visit.page, 'Check the order')).toBeFocused();
      },
      'nobody knows whether it was placed': async (visit) => {
        // A lost order is looked for as long as the server may still be at work.
        await placeInto(visit, 'drop-after-commit', 'tells-no-order', { timeout: '1' });
        await expect(visit.page.getByText(/can't tell whether your order/)).toBeVisible();
      },
    },
    filled: {
      ...scenarios,
      'it is being placed': async (visit) => {
        await placeInto(visit, 'hang');
        await expect(visit.page.locator('.ww [aria-busy=true]').first()).toBeVisible();
      },
      'it is placed': async (visit) => {
        await open(visit);
        await placeButton(visit.page).click();
        await expect(visit.page).toHaveURL(/order=1042/);
        await goTo(visit);
        await expect(visit.page.getByText(/cannot be ordered again/)).toBeVisible();
      },
      'what was entered is back': async (visit) => {
        const notes = visit.page.getByRole('textbox', { name: /^Notes/ });
        visit.page.on('dialog', (dialog) => void dialog.accept());
        await open(visit);
        await notes.fill('Dock 4, ring twice');
        await notes.blur();
        await visit.page.reload();
        await expect(button(visit.page, 'Discard and start over')).toBeVisible();
      },
    },
    modal: {
      'a bank account': openAccount,
      'a bank account is refused': async (visit) => {
        await visit.backend.arm({ method: 'POST', path: accountPath, fault: 'refused-400' });
        const dialog = await sendAccount(visit);
        await expect(dialog.getByRole('alert')).toBeVisible();
      },
      'the terms': openText('Terms of service'),
      'the privacy policy': openText('Privacy policy'),
    },
    'field errors': {
      'no bank account is chosen': async (visit) => {
        await open(visit);
        await visit.page.getByRole('radio', { name: /^Canopy Pay/ }).check();
        await placeButton(visit.page).click();
        await expect(visit.page.getByText('Choose a bank account.')).toBeVisible();
        const first = visit.page.getByRole('radio', { name: /^Harborview operating/ });
        await expect(first).toBeFocused();
      },
      'what has changed is not accepted': async (visit) => {
        await open(visit, 'changed-since-cart');
        await placeButton(visit.page).click();
        await expect(visit.page.getByText('Accept the changes to place the order.')).toBeVisible();
      },
      'two account numbers that differ': async (visit) => {
        const dialog = await sendAccount(visit, '8675309422');
        await expect(dialog.getByText('The two account numbers differ.')).toBeVisible();
      },
    },
    'session ended': {
      'at the order': async (visit) => {
        await placeInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'as it is': (visit) => open(visit, 'read-only') },
  },
};

export default checkout;
