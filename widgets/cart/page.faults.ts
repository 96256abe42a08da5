import type { Locator, Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type Claim, type FaultyScreen } from '../../test/faults/screen';
import { claimOfPaused, sendPaused } from '../../test/faults/paused';
import { dialog } from '../../test/support/steps';

interface Carts {
  cart: { orders: { locationId: number; quantity: number; variantId: number }[] };
}

const where = 'Harborview – Main Street';
const line = `Blue Dream 3.5 g for ${where}`;

const field = (page: Page) => page.getByRole('textbox', { name: `Cases of ${line}` });
const again = (page: Page, cases: string) =>
  page.getByRole('button', { name: `Set to ${cases}`, exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Where notices and totals come by calls of their own alone. */
const inParts = '/cart/?as=dispensary&scenario=in-parts';

/** What the first location orders at the server. */
const ordersAt = async (backend: Backend) =>
  (await backend.state<Carts>()).cart.orders.filter(({ locationId }) => locationId === 101);

interface Amount {
  cases: string;
  total: string;
}

/** Money is the server's: so many cases cost this much only where it has heard of them. */
const amounts: [Amount, Amount] = [
  { cases: '6', total: '$2,304.00' },
  { cases: '8', total: '$3,072.00' },
];

interface Going {
  /** The buttons: the one that asks, and the dialog's. */
  opens: string;
  confirms: string;
  isGone: (page: Page) => Promise<boolean>;
  /** What says that it did not go. */
  failed: (page: Page) => Locator;
}

/** A removal or a clear, which a dialog asks about. What goes takes its dialog along and comes back if it has to. */
const goes = ({ opens, confirms, isGone, failed }: Going) => {
  const edit = async (page: Page) => {
    if ((await dialog(page).count()) === 0) {
      await page.getByRole('button', { name: opens, exact: true }).click();
    }
    await expect(dialog(page)).toBeVisible();
  };
  return {
    kind: 'write' as const,
    edit,
    send: async (page: Page) => {
      if (await sendPaused(page)) return;
      await edit(page);
      await dialog(page).getByRole('button', { name: confirms }).click();
    },
    claim: async (page: Page): Promise<Claim> => {
      const paused = await claimOfPaused(page);
      if (paused) return paused;
      if (await isGone(page)) return 'saved';
      return (await failed(page).count()) > 0 ? 'not saved' : 'nothing';
    },
    // A removal is no typed text.
    isTyped: () => Promise.resolve(true),
  };
};

/** Brings back what went, and waits for it. */
const bringBack = async (page: Page, backend: Backend) => {
  await undo(page).click();
  await expect.poll(async () => (await ordersAt(backend)).length).toBe(3);
};

const cart: FaultyScreen = {
  name: 'cart',
  address: '/cart/?as=dispensary',
  savesAtOnce: true,
  isBusy: async (page) =>
    (await retry(page).count()) === 0 &&
    (await page.getByText('The totals are being updated.').count()) > 0,
  work: {
    write: 'S9',
    read: 'S15',
    readMore: (page) => page.evaluate(() => dispatchEvent(new Event('focus'))),
  },
  calls: {
    S15: { kind: 'read', shown: (page) => field(page) },
    S16: {
      kind: 'read',
      address: inParts,
      shown: (page) => page.getByText('$3,934.73'),
      says: (page) => page.getByText('The totals could not be read.'),
    },
    S17: {
      kind: 'read',
      address: inParts,
      shown: (page) => page.getByText('Orders placed before 14:00 leave the same day.'),
      says: (page) => page.getByText('The notices could not be read.'),
    },
    S9: {
      kind: 'write',
      edit: (page, turn) => field(page).fill(pick(turn, amounts).cases),
      send: async (page, turn) => {
        if (await sendPaused(page)) return;
        if (await pressFirst(again(page, pick(turn, amounts).cases))) return;
        await field(page).press('Enter');
      },
      claim: async (page, turn) => {
        const paused = await claimOfPaused(page);
        if (paused) return paused;
        const { cases, total } = pick(turn, amounts);
        if ((await again(page, cases).count()) > 0) return 'not saved';
        const isOpen = (await page.locator('a[href$="/checkout/"]').count()) > 0;
        return isOpen && (await page.getByText(total).count()) > 0 ? 'saved' : 'nothing';
      },
      isTyped: async (page, turn) => {
        const { cases } = pick(turn, amounts);
        return (await field(page).inputValue()) === cases || (await again(page, cases).count()) > 0;
      },
      effects: async (backend, turn) =>
        (await ordersAt(backend)).filter(
          ({ variantId, quantity }) =>
            variantId === 11 && String(quantity) === pick(turn, amounts).cases,
        ).length,
    },
    S7: {
      ...goes({
        opens: `Remove ${line}`,
        confirms: 'Remove item',
        isGone: async (page) => (await field(page).count()) === 0,
        failed: (page) => page.getByRole('button', { name: 'Remove', exact: true }),
      }),
      effects: async (backend) =>
        Number((await ordersAt(backend)).every(({ variantId }) => variantId !== 11)),
      next: bringBack,
    },
    S5: {
      ...goes({
        opens: `Clear: ${where}`,
        confirms: 'Clear cart',
        isGone: async (page) => (await page.getByRole('heading', { name: where }).count()) === 0,
        failed: (page) => page.getByText(/^The cart of .* was not cleared\./),
      }),
      effects: async (backend) => Number((await ordersAt(backend)).length === 0),
      next: bringBack,
    },
  },
};

export default cart;
