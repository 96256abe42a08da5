import type { Page } from '@playwright/test';
import type { FaultyScreen } from './faultyScreen';
import { expect } from './test';

interface Orders {
  cart: { orders: { locationId: number; quantity: number; offer: { variantId: number } }[] };
}

const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Cases of Blue Dream 3.5 g for Harborview – Main Street' });
const again = (page: Page) => page.getByRole('button', { name: 'Set to 6', exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const waits = (page: Page) => page.getByText('The totals are being updated.');

export const cart: FaultyScreen = {
  name: 'cart',
  savesAtOnce: true,
  read: { method: 'GET', path: '/shop/:slug/cart/multi-cart/:token' },
  write: { method: 'PUT', path: '/shop/:slug/cart/multi-cart/' },
  open: (page, timeout) => page.goto(`/cart/?as=dispensary&timeout=${String(timeout)}`),
  atRest: async (page) => {
    await expect(field(page).or(page.getByRole('alert')).first()).toBeVisible({ timeout: 10_000 });
    await expect(async () => {
      const isStalled = (await retry(page).count()) > 0;
      expect(isStalled || (await waits(page).count()) === 0).toBe(true);
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100] });
  },
  edit: (page) => field(page).fill('6'),
  readMore: (page) => page.evaluate(() => dispatchEvent(new Event('focus'))),
  save: async (page) => {
    for (const button of [retry(page), again(page)]) {
      if ((await button.count()) === 0) continue;
      await button.click();
      return;
    }
    await field(page).press('Enter');
  },
  claim: async (page) => {
    if ((await retry(page).count()) > 0) {
      const [says = ''] = await page.getByRole('alert').allTextContents();
      return says.includes('Your session has ended') ? 'not saved' : 'unknown';
    }
    if ((await again(page).count()) > 0) return 'not saved';
    // Money is the server's: six cases cost this much only where it has heard of six.
    const isOpen = (await page.locator('a[href$="/checkout/"]').count()) > 0;
    return isOpen && (await page.getByText('$2,304.00').count()) > 0 ? 'saved' : 'nothing';
  },
  isTyped: async (page) =>
    (await field(page).inputValue()) === '6' || (await again(page).count()) > 0,
  isOnServer: async (backend) =>
    (await backend.state<Orders>()).cart.orders.some(
      ({ locationId, offer, quantity }) =>
        locationId === 101 && offer.variantId === 11 && quantity === 6,
    ),
};
