import type { Page } from '@playwright/test';
import type { FaultyScreen } from './faultyScreen';
import { expect } from './test';

interface Ordering {
  ordering: { orders: { items: { variantId: number; quantity: number }[] }[] };
}

const order = '/dashboard/vendor/:vendorId/seller-ordering/orders/:orderId/';
const field = (page: Page) => page.getByRole('textbox', { name: 'Cases of Acapulco Gold 3.5 g' });
const again = (page: Page) => page.getByRole('button', { name: 'Set to 6', exact: true });
const refused = (page: Page) => page.getByRole('button', { name: 'Keep as it is' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const waits = (page: Page) => page.getByText('The totals are being updated.');

/** The drawer while the network fails: the cases of its first item become 6. */
export const orderDrawer: FaultyScreen = {
  name: 'order-drawer',
  savesAtOnce: true,
  read: { method: 'GET', path: `${order}items` },
  write: { method: 'PATCH', path: `${order}item/:itemId/update-quantity/` },
  open: (page, timeout) =>
    page.goto(`/order-drawer/?as=vendor&scenario=two-items&timeout=${String(timeout)}`),
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
    await field(page).fill('6');
    await field(page).press('Enter');
  },
  claim: async (page) => {
    if ((await retry(page).count()) > 0) {
      const [says = ''] = await page.getByRole('alert').allTextContents();
      return says.includes('Your session has ended') ? 'not saved' : 'unknown';
    }
    if ((await refused(page).count()) > 0) return 'not saved';
    if ((await waits(page).count()) > 0) return 'nothing';
    // Money is the server's: six cases cost this much only where it has heard of six.
    return (await page.getByText('$2,349.00', { exact: true }).count()) > 0 ? 'saved' : 'nothing';
  },
  // A refused edit says what was asked for, and offers it once more where that may help.
  isTyped: async (page) =>
    (await field(page).inputValue()) === '6' ||
    (await again(page).count()) > 0 ||
    (await refused(page).count()) > 0,
  isOnServer: async (backend) => {
    const { ordering } = await backend.state<Ordering>();
    const item = ordering.orders[0]?.items.find(({ variantId }) => variantId === 30_011);
    return item?.quantity === 6;
  },
};
