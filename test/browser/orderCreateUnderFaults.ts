import type { Page } from '@playwright/test';
import type { FaultyScreen } from './faultyScreen';
import { expect } from './test';

interface Ordering {
  ordering: { orders: { items: { variantId: number; quantity: number }[] }[] };
}

const order = '/dashboard/vendor/:vendorId/seller-ordering/orders/:orderId/';
const cases = (page: Page) =>
  page.getByRole('row', { name: /^Acapulco Gold 3\.5 g/ }).locator('[data-label=Cases]');
const typing = (page: Page) => page.getByRole('textbox', { name: 'Cases, Acapulco Gold 3.5 g' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const refused = (page: Page) => page.getByText('Acapulco Gold 3.5 g (6 cases):');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const waits = (page: Page) => page.getByText('The totals are being updated.');

/** Goes to the cell and types over it; what is typed already stays. */
const type = async (page: Page) => {
  if ((await typing(page).count()) > 0) return;
  await cases(page).click();
  await page.keyboard.type('6');
};

/** The grid of an order while the network fails: the cases of its first item become 6. */
export const orderCreate: FaultyScreen = {
  name: 'order-create',
  savesAtOnce: true,
  read: { method: 'GET', path: `${order}grid-items/` },
  write: { method: 'PATCH', path: `${order}item/:itemId/update-quantity/` },
  open: (page, timeout) =>
    page.goto(`/order-create/?as=vendor&scenario=two-items&timeout=${String(timeout)}`),
  atRest: async (page) => {
    await expect(cases(page).or(retry(page)).first()).toBeVisible({ timeout: 10_000 });
    await expect(async () => {
      const isStalled = (await retry(page).count()) > 0;
      expect(isStalled || (await waits(page).count()) === 0).toBe(true);
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100] });
  },
  edit: type,
  readMore: (page) =>
    page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: 501 } })),
    ),
  save: async (page) => {
    for (const button of [retry(page), again(page)]) {
      if ((await button.count()) === 0) continue;
      await button.first().click();
      return;
    }
    await type(page);
    await page.keyboard.press('Enter');
  },
  claim: async (page) => {
    if ((await refused(page).count()) > 0) return 'not saved';
    if ((await retry(page).count()) > 0) {
      const [says = ''] = await page.getByRole('alert').allTextContents();
      return says.includes('Your session has ended') ? 'not saved' : 'unknown';
    }
    if ((await waits(page).count()) > 0) return 'nothing';
    // Money is the server's: six cases cost this much only where it has heard of six.
    return (await page.getByText('$2,349.00', { exact: true }).count()) > 0 ? 'saved' : 'nothing';
  },
  isTyped: async (page) =>
    (await refused(page).count()) > 0 ||
    ((await typing(page).count()) > 0 && (await typing(page).inputValue()) === '6') ||
    ((await cases(page).textContent()) ?? '').startsWith('6'),
  isOnServer: async (backend) => {
    const { ordering } = await backend.state<Ordering>();
    const item = ordering.orders[0]?.items.find(({ variantId }) => variantId === 30_011);
    return item?.quantity === 6;
  },
};
