import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { addressOf } from '../../test/faults/routes';
import {
  pick,
  type Claim,
  type FaultyScreen,
  type Read,
  type Write,
} from '../../test/faults/screen';
import {
  cases,
  gold,
  prices,
  storedGold,
  storedOrder,
  waits,
  type Value,
} from '../../test/faults/orders';
import { pressFirst } from '../../test/faults/press';
import { claimOfPaused, sendPaused } from '../../test/faults/paused';
import { alerts, dialog } from '../../test/support/steps';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const cell = (page: Page, column: string) =>
  page.getByRole('row', { name: new RegExp(`^${gold}`) }).locator(`[data-label="${column}"]`);
const undo = (page: Page) => button(page, 'Undo');
const refused = (page: Page) => page.getByText(/^\d+ changes? (was|were) not saved\.$/);
const again = (page: Page) => button(page, 'Try again');

/** Another widget of the page has changed the order. */
const readMore = (page: Page) =>
  page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: 501 } })),
  );

/** An edit that a queue sends: it waits for the person, was refused, or is done. */
const claimOfEdit = async (page: Page, isDone: () => Promise<boolean>): Promise<Claim> => {
  if ((await refused(page).count()) > 0) return 'not saved';
  const paused = await claimOfPaused(page);
  if (paused) return paused;
  return (await isDone()) ? 'saved' : 'nothing';
};

/** What a dialog says of what it sends, which closes when it is done. */
const claimOfDialog = async (page: Page, isDone: () => Promise<boolean>): Promise<Claim> => {
  if ((await dialog(page).count()) === 0) return (await isDone()) ? 'saved' : 'nothing';
  const says = await alerts(dialog(page));
  if (says === '') return 'nothing';
  return /not known yet|don’t know yet/.test(says) ? 'unknown' : 'not saved';
};

interface Cell {
  column: string;
  values: [Value, Value];
  isStored: (item: Awaited<ReturnType<typeof storedGold>>[number], typed: string) => boolean;
}

/** A cell of the grid's first row, which is typed over. */
const cellOf = ({ column, values, isStored }: Cell): Write => {
  const editor = (page: Page) => page.getByRole('textbox', { name: `${column}, ${gold}` });
  const edit = async (page: Page, turn: number) => {
    const { typed } = pick(turn, values);
    if ((await editor(page).count()) > 0) {
      await editor(page).fill(typed);
      return;
    }
    await cell(page, column).click();
    await page.keyboard.type(typed);
  };
  return {
    kind: 'write',
    edit,
    send: async (page, turn) => {
      if (await sendPaused(page)) return;
      if (await pressFirst(again(page))) return;
      await edit(page, turn);
      await page.keyboard.press('Enter');
    },
    claim: (page, turn) =>
      claimOfEdit(page, async () => {
        const { lineTotal } = pick(turn, values);
        return (await page.getByText(lineTotal, { exact: true }).count()) > 0;
      }),
    isTyped: async (page, turn) => {
      const { typed } = pick(turn, values);
      if ((await refused(page).count()) > 0) return true;
      if ((await editor(page).count()) > 0) return (await editor(page).inputValue()) === typed;
      return ((await cell(page, column).textContent()) ?? '').includes(typed);
    },
    effects: async (backend, turn) =>
      (await storedGold(backend)).filter((item) => isStored(item, pick(turn, values).typed)).length,
  };
};

const cancel = (page: Page) => button(page, 'Cancel').click();

/** A list of the dialog that says for whom the order is. */
const choice = (shown: Read['shown']): Read => ({
  kind: 'read',
  isAside: true,
  ask: (page) => button(page, 'Change customer or location').click(),
  shown,
  leave: cancel,
});

const field = (page: Page, name: string) =>
  dialog(page).getByRole('combobox', { name, exact: true });

/** Products by name, of which the order has none. */
const products = [
  'Acapulco Gold cartridge',
  'Acapulco Gold gummies',
  'Acapulco Gold infused pre-roll',
  'Acapulco Gold live rosin',
  'Acapulco Gold pre-rolls',
  'Acapulco Gold smalls 28 g',
  'Blue Dream 3.5 g',
  'Blue Dream cartridge',
  'Blue Dream diamonds & sauce',
  'Blue Dream gummies',
  'Blue Dream infused pre-roll',
  'Blue Dream live rosin',
  'Blue Dream pre-rolls',
  'Blue Dream smalls 28 g',
  'Crème Brûlée 3.5 g',
  'Crème Brûlée cartridge',
  'Crème Brûlée diamonds & sauce',
  'Crème Brûlée gummies',
  'Crème Brûlée infused pre-roll',
  'Crème Brûlée live rosin',
  'Crème Brûlée pre-rolls',
  'Crème Brûlée smalls 28 g',
] as const;
const product = (turn: number) => products[turn] ?? products[0];

const productRow = (page: Page, turn: number) =>
  page
    .getByRole('list', { name: 'Products' })
    .getByRole('listitem')
    .filter({ has: page.getByText(product(turn), { exact: true }) });

const openProducts = async (page: Page) => {
  const toggle = page.getByRole('button', { name: 'Add products', expanded: false });
  await pressFirst(toggle);
};

const tryThese = (page: Page) => button(page, 'Try these again');

const percent = (turn: number) => pick(turn, ['10', '12']);

const bringBack = async (page: Page, backend: Backend) => {
  await undo(page).click();
  await expect.poll(async () => (await storedOrder(backend)).items.length).toBe(2);
};

const orderCreate: FaultyScreen = {
  name: 'order-create',
  address: '/order-create/?as=vendor&scenario=two-items',
  savesAtOnce: true,
  isBusy: waits,
  work: { write: 'O16', read: 'O7', readMore },
  calls: {
    O2: {
      kind: 'read',
      ask: readMore,
      shown: (page) => cell(page, 'Total'),
      sendsTyped: true,
    },
    O3: { kind: 'read', shown: (page) => cell(page, 'Total') },
    O4: { kind: 'read', shown: (page) => cell(page, 'Total') },
    O5: {
      kind: 'read',
      isAside: true,
      ask: async (page, turn) => {
        await openProducts(page);
        await page
          .getByRole('searchbox', { name: 'Search products' })
          .fill(pick(turn, ['Wedding', 'Harlequin']));
      },
      shown: (page, turn) =>
        page
          .getByRole('list', { name: 'Products' })
          .getByText(pick(turn, ['Wedding Cake 3.5 g', 'Harlequin 3.5 g']), { exact: true }),
    },
    O7: { kind: 'read', shown: (page) => cell(page, 'Total') },
    O10: {
      kind: 'read',
      // Pressing Retry commits the cell.
      isAside: true,
      ask: readMore,
      shown: (page) => button(page, 'Create order'),
    },
    O17: choice((page) => field(page, 'Location').and(page.locator(':enabled'))),
    O18: choice((page) => field(page, 'Stock location').and(page.locator(':enabled'))),
    O20: {
      ...choice((page) => dialog(page).getByText(/^Showing 25 of \d+\. Keep typing\.$/)),
      leave: async (page) => {
        // Retry opens the list of customers, and Escape closes what is open: the list, then the dialog.
        await field(page, 'Customer').press('Escape');
        await pressFirst(button(page, 'Cancel'));
      },
    },
    // For another order than that of the work: that one asks for its own stock location first.
    O19: {
      kind: 'read',
      address: '/order-create/?as=vendor&scenario=one-customer',
      isAside: true,
      ask: async (page) => {
        await button(page, 'Start an order').click();
        await field(page, 'Stock location').selectOption('Oakland cross-dock');
      },
      shown: (page) => page.getByText('Not all categories are sold from here.'),
      // The server decides when the order is started, so nothing but a quiet sentence stands there.
      says: (page) => page.getByText(/^We could not check whether this location takes orders/),
      again: async (page) => {
        await field(page, 'Stock location').selectOption('Arcata quarantine');
        await field(page, 'Stock location').selectOption('Oakland cross-dock');
      },
      leave: cancel,
    },
    // Asked only where an answer to "Add" was lost.
    O6: {
      kind: 'read',
      isAside: true,
      ask: async (page, turn, backend) => {
        await backend.arm({ ...(await addressOf('O11')), fault: 'drop-after-commit' });
        await openProducts(page);
        await button(page, `Add ${product(turn)}`).click();
      },
      shown: (page, turn) => productRow(page, turn).getByText('In the order'),
      again: async (page) => {
        await tryThese(page).click();
      },
    },
    O16: cellOf({
      column: 'Cases',
      values: cases,
      isStored: ({ quantity }, typed) => String(quantity) === typed,
    }),
    O15: cellOf({
      column: 'Price',
      values: prices,
      isStored: ({ priceCents }, typed) => priceCents === 100 * Number(typed),
    }),
    O14: {
      kind: 'write',
      edit: (page) => expect(button(page, `Remove ${gold}`)).toBeVisible(),
      send: async (page) => {
        if (await sendPaused(page)) return;
        if (await pressFirst(again(page))) return;
        await button(page, `Remove ${gold}`).click();
      },
      claim: (page) =>
        claimOfEdit(page, async () => (await button(page, `Remove ${gold}`).count()) === 0),
      // A removal is no typed text.
      isTyped: () => Promise.resolve(true),
      effects: async (backend) => Number((await storedGold(backend)).length === 0),
      next: bringBack,
    },
    O11: {
      kind: 'write',
      edit: async (page, turn) => {
        await openProducts(page);
        await expect(productRow(page, turn)).toBeVisible();
      },
      send: async (page, turn) => {
        await pressFirst(tryThese(page), button(page, `Add ${product(turn)}`));
      },
      claim: async (page, turn): Promise<Claim> => {
        if ((await tryThese(page).count()) > 0) return 'not saved';
        const isIn = (await productRow(page, turn).getByText('In the order').count()) > 0;
        return isIn ? 'saved' : 'nothing';
      },
      // A choice is no typed text.
      isTyped: () => Promise.resolve(true),
      effects: async (backend, turn) =>
        Number((await storedOrder(backend)).items.length === 3 + turn),
    },
    O12: {
      kind: 'write',
      edit: async (page, turn) => {
        if ((await dialog(page).count()) === 0)
          await button(page, /^(Add|Change) discount$/).click();
        await dialog(page).getByRole('textbox').fill(percent(turn));
        // What it would come to is asked by the same call.
        await expect(dialog(page).getByText(/with this discount/)).toBeVisible();
      },
      send: (page) => dialog(page).getByRole('button', { name: 'Apply discount' }).click(),
      claim: (page) =>
        claimOfDialog(page, async () => (await button(page, 'Change discount').count()) > 0),
      isTyped: async (page, turn) =>
        (await dialog(page).getByRole('textbox').inputValue()) === percent(turn),
      effects: async (backend, turn) =>
        Number((await storedOrder(backend)).discount?.percent === percent(turn)),
    },
    O13: {
      kind: 'write',
      edit: async (page) => {
        if ((await dialog(page).count()) === 0) await button(page, 'Clear order').click();
        await expect(dialog(page)).toBeVisible();
      },
      send: (page) => dialog(page).getByRole('button', { name: 'Clear order' }).click(),
      claim: (page) =>
        claimOfDialog(
          page,
          async () => (await page.getByText('The order has no items yet.').count()) > 0,
        ),
      isTyped: () => Promise.resolve(true),
      effects: async (backend) => Number((await storedOrder(backend)).items.length === 0),
      next: bringBack,
    },
    // Creates the order; that it opens and moves a draft is the dialog's.
    O1: {
      kind: 'write',
      edit: (page) => expect(button(page, 'Create order')).toBeVisible(),
      send: (page) => button(page, 'Create order').click(),
      claim: async (page): Promise<Claim> => {
        if ((await page.getByText(/^Order EV-\d+ was created\.$/).count()) > 0) return 'saved';
        if ((await page.getByText(/^We don’t know yet/).count()) > 0) return 'unknown';
        const says = await alerts(page.locator('.ww'));
        if (says.includes('The order was not created.')) return 'not saved';
        return says === '' ? 'nothing' : 'unknown';
      },
      // Nothing is typed: the items are on the server.
      isTyped: () => Promise.resolve(true),
      effects: async (backend) => Number((await storedOrder(backend)).status === 'created'),
      isOnce: true,
    },
  },
};

export default orderCreate;
