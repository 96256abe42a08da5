import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { claimOfPaused, sendPaused } from '../../test/faults/paused';
import { pick, type Claim, type FaultyScreen, type Write } from '../../test/faults/screen';
import { dialog } from '../../test/support/steps';

/** What the server has of the cart. */
interface State {
  cart: { orders: { locationId: number; quantity: number; variantId: number }[] };
}

const base = '/quick-order/?as=dispensary';
/** Where batches queue behind package sizes. */
const queued = `${base}&scenario=batch-queues`;

/** A row of one size, of which nothing is ordered, and one of several. */
interface Row {
  key: string;
  variantId: number;
  name: RegExp;
}
const cartridge: Row = { key: 'variant 30101', variantId: 30101, name: /Acapulco Gold cartridge/ };
const flower: Row = {
  key: 'variant 30011',
  variantId: 30011,
  name: /Acapulco Gold flower, 3\.5 g/,
};
const queuedCartridge: Row = { ...cartridge, key: 'size 530101' };
const queuedFlower: Row = { ...flower, key: 'size 530011' };
const blueDream: Row = { key: 'variant 11', variantId: 11, name: /Blue Dream flower, 3\.5 g/ };

const rowOf = (page: Page, { key }: Row) => page.locator(`[data-row="${key}"]`);
/** The cell of the first location: after the name, the price and what is left. */
const cellOf = (page: Page, row: Row) => rowOf(page, row).locator('[data-cell$=":3"]');
const fieldOf = (page: Page, row: Row) => cellOf(page, row).getByRole('textbox');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const isUpdating = async (page: Page) =>
  (await page.getByText('The totals are being updated.').count()) > 0;

const ordersOf = async (backend: Backend, { variantId }: Row) =>
  (await backend.state<State>()).cart.orders.filter((order) => order.variantId === variantId);

const cases = (turn: number) => pick(turn, ['3', '4']);
const again = (page: Page, turn: number) =>
  page.getByRole('button', { name: `Set to ${cases(turn)}`, exact: true });

/** Cases that are typed into the cell of the first location. */
const typed = (row: Row, address: string): Write => ({
  kind: 'write',
  address,
  edit: async (page, turn) => {
    if ((await claimOfPaused(page)) !== null || (await again(page, turn).count()) > 0) return;
    if ((await fieldOf(page, row).count()) > 0) return;
    await cellOf(page, row).click();
    await page.keyboard.press('F2');
    await fieldOf(page, row).fill(cases(turn));
  },
  send: async (page, turn) => {
    if (await sendPaused(page)) return;
    if (await pressFirst(again(page, turn))) return;
    if ((await fieldOf(page, row).count()) > 0) await fieldOf(page, row).press('Enter');
  },
  claim: async (page, turn) => {
    const paused = await claimOfPaused(page);
    if (paused) return paused;
    if ((await again(page, turn).count()) > 0) return 'not saved';
    if ((await page.getByText(/We don’t know yet/).count()) > 0) return 'unknown';
    const text = (await cellOf(page, row).textContent())?.trim();
    return text === cases(turn) && !(await isUpdating(page)) ? 'saved' : 'nothing';
  },
  isTyped: async (page, turn) => {
    if ((await again(page, turn).count()) > 0) return true;
    const field = fieldOf(page, row);
    const text =
      (await field.count()) > 0
        ? await field.inputValue()
        : ((await cellOf(page, row).textContent()) ?? '');
    return text.trim() === cases(turn);
  },
  effects: async (backend, turn) =>
    (await ordersOf(backend, row)).filter(({ quantity }) => String(quantity) === cases(turn))
      .length,
});

interface Going {
  /** The buttons: the one that asks, and the dialog's. */
  opens: RegExp;
  confirms: string;
  /** How much there is still to be seen of it. */
  left: (page: Page) => Promise<number>;
}

/** A removal or a clear, which a dialog asks about. */
const goes = ({ opens, confirms, left }: Going) => {
  const edit = async (page: Page) => {
    if ((await dialog(page).count()) > 0 || (await claimOfPaused(page)) !== null) return;
    if ((await left(page)) === 0) return;
    await page.getByRole('button', { name: opens }).first().click();
    await expect(dialog(page)).toBeVisible();
  };
  return {
    kind: 'write' as const,
    edit,
    send: async (page: Page) => {
      const confirm = dialog(page).getByRole('button', { name: confirms, exact: true });
      if ((await dialog(page).count()) === 0) {
        if (await sendPaused(page)) return;
        await edit(page);
      }
      if ((await dialog(page).count()) > 0) await confirm.click();
    },
    claim: async (page: Page): Promise<Claim> => {
      const says = (await page.getByRole('alert').allTextContents()).join(' ');
      if (says.includes('we don’t know')) return 'unknown';
      if ((await page.getByText(/We don’t know yet/).count()) > 0) return 'unknown';
      const paused = await claimOfPaused(page);
      if (paused) return paused;
      if (says !== '') return 'not saved';
      return (await left(page)) === 0 && (await dialog(page).count()) === 0 ? 'saved' : 'nothing';
    },
    // A removal is no typed text.
    isTyped: () => Promise.resolve(true),
    isOnce: true,
  };
};

const quickOrder: FaultyScreen = {
  name: 'quick-order',
  address: base,
  savesAtOnce: true,
  isBusy: async (page) => (await retry(page).count()) === 0 && (await isUpdating(page)),
  work: {
    write: 'S10',
    read: 'S27',
    readMore: (page) => page.evaluate(() => dispatchEvent(new Event('focus'))),
  },
  calls: {
    S29: { kind: 'read', shown: (page) => page.getByText('Acapulco Gold cartridge').first() },
    S27: { kind: 'read', shown: (page) => page.getByRole('grid') },
    S28: {
      kind: 'read',
      shown: (page) => page.getByText('Orders placed before 14:00 leave the same day.'),
      says: (page) => page.getByText('The notices could not be read.'),
    },
    S10: typed(cartridge, base),
    S11: typed(queuedCartridge, queued),
    S12: typed(flower, base),
    S36: typed(queuedFlower, queued),
    S8: {
      ...goes({
        opens: /^Delete Blue Dream flower, 3\.5 g/,
        confirms: 'Delete',
        left: (page) => page.getByRole('button', { name: /^Delete Blue Dream flower, 3/ }).count(),
      }),
      effects: async (backend) => Number((await ordersOf(backend, blueDream)).length === 0),
    },
    S6: {
      ...goes({
        opens: /^Clear sheet$/,
        confirms: 'Clear sheet',
        left: (page) => page.getByRole('button', { name: /^Delete / }).count(),
      }),
      effects: async (backend) => Number((await ordersOf(backend, blueDream)).length === 0),
    },
  },
};

export default quickOrder;
