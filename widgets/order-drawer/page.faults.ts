import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { pick, type Claim, type FaultyScreen, type Write } from '../../test/faults/screen';
import {
  cases,
  gold,
  prices,
  retry,
  storedGold,
  storedOrder,
  waits,
  type Value,
} from '../../test/faults/orders';
import { pressFirst } from '../../test/faults/press';
import { claimOfPaused, sendPaused } from '../../test/faults/paused';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const casesField = (page: Page) => page.getByRole('textbox', { name: `Cases of ${gold}` });
const priceField = (page: Page) =>
  page.getByRole('textbox', { name: `Price of a case of ${gold}` });
const remove = (page: Page) => button(page, `Remove ${gold}`);
const undo = (page: Page) => button(page, 'Undo');
const refused = (page: Page) => button(page, 'Keep as it is');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Clear order' });

interface Field {
  of: (page: Page) => ReturnType<typeof casesField>;
  values: [Value, Value];
  /** What offers a value once more. */
  again: (typed: string) => string;
  isStored: (item: Awaited<ReturnType<typeof storedGold>>[number], typed: string) => boolean;
}

/** A field of the first item, which is saved on Enter. */
const field = ({ of, values, again, isStored }: Field): Write => ({
  kind: 'write',
  edit: (page, turn) => of(page).fill(pick(turn, values).typed),
  send: async (page, turn) => {
    const { typed } = pick(turn, values);
    if (await sendPaused(page)) return;
    if (await pressFirst(button(page, again(typed)))) return;
    await of(page).fill(typed);
    await of(page).press('Enter');
  },
  claim: async (page, turn) => {
    const paused = await claimOfPaused(page);
    if (paused) return paused;
    if ((await refused(page).count()) > 0) return 'not saved';
    const { lineTotal } = pick(turn, values);
    return (await page.getByText(lineTotal, { exact: true }).count()) > 0 ? 'saved' : 'nothing';
  },
  // A refused edit says what was asked for, and offers it once more where that may help.
  isTyped: async (page, turn) =>
    Number(await of(page).inputValue()) === Number(pick(turn, values).typed) ||
    (await refused(page).count()) > 0,
  effects: async (backend, turn) =>
    (await storedGold(backend)).filter((item) => isStored(item, pick(turn, values).typed)).length,
});

/** Brings back what went, and waits for it. */
const bringBack = async (page: Page, backend: Backend) => {
  await pressFirst(undo(page));
  await expect.poll(async () => (await storedOrder(backend)).items.length).toBe(2);
};

const orderDrawer: FaultyScreen = {
  name: 'order-drawer',
  address: '/order-drawer/?as=vendor&scenario=two-items&order-drawer=open%3D1',
  savesAtOnce: true,
  isBusy: waits,
  work: {
    write: 'O16',
    read: 'O8',
    readMore: (page) => page.evaluate(() => dispatchEvent(new Event('focus'))),
  },
  calls: {
    O8: { kind: 'read', shown: casesField },
    O9: { kind: 'read', shown: (page) => page.getByText('Units', { exact: true }) },
    O16: field({
      of: casesField,
      values: cases,
      again: (typed) => `Set to ${typed}`,
      isStored: ({ quantity }, typed) => String(quantity) === typed,
    }),
    O15: field({
      of: priceField,
      values: prices,
      again: (typed) => `Set to $${typed}.00`,
      isStored: ({ priceCents }, typed) => priceCents === 100 * Number(typed),
    }),
    O14: {
      kind: 'write',
      edit: (page) => expect(remove(page)).toBeVisible(),
      send: async (page) => {
        if (await sendPaused(page)) return;
        if (!(await pressFirst(button(page, 'Remove')))) await remove(page).click();
      },
      claim: async (page): Promise<Claim> => {
        const paused = await claimOfPaused(page);
        if (paused) return paused;
        if ((await refused(page).count()) > 0) return 'not saved';
        return (await remove(page).count()) === 0 ? 'saved' : 'nothing';
      },
      // A removal is no typed text.
      isTyped: () => Promise.resolve(true),
      effects: async (backend) => Number((await storedGold(backend)).length === 0),
      next: bringBack,
    },
    // An item comes back by being put into the order again.
    O11: {
      kind: 'write',
      edit: async (page) => {
        await expect(remove(page).or(undo(page)).first()).toBeVisible();
        await pressFirst(remove(page));
        await expect(undo(page)).toBeVisible();
      },
      send: async (page) => {
        if (await sendPaused(page)) return;
        await pressFirst(button(page, 'Set to 3'), undo(page));
      },
      claim: async (page): Promise<Claim> => {
        const paused = await claimOfPaused(page);
        if (paused) return paused;
        if ((await refused(page).count()) > 0) return 'not saved';
        return (await casesField(page).count()) > 0 ? 'saved' : 'nothing';
      },
      isTyped: async (page) =>
        (await undo(page).or(retry(page)).or(button(page, 'Set to 3')).count()) > 0,
      effects: async (backend) =>
        (await storedGold(backend)).filter(({ quantity }) => quantity === 3).length,
    },
    O13: {
      kind: 'write',
      edit: async (page) => {
        if ((await dialog(page).count()) === 0) await button(page, 'Clear order').click();
        await expect(dialog(page)).toBeVisible();
      },
      send: async (page) => {
        if ((await claimOfPaused(page)) !== null) {
          if ((await dialog(page).count()) > 0)
            await dialog(page)
              .getByRole('button', { name: /^(Cancel|Close)$/ })
              .last()
              .click();
          await sendPaused(page);
          return;
        }
        if ((await dialog(page).count()) === 0) await button(page, 'Clear order').click();
        await dialog(page).getByRole('button', { name: 'Clear order' }).click();
      },
      claim: async (page): Promise<Claim> => {
        const paused = await claimOfPaused(page);
        if (paused) return paused;
        if ((await page.getByText('The order was not cleared.').count()) > 0) return 'not saved';
        const isEmpty = (await page.getByText('The order has no items yet.').count()) > 0;
        return isEmpty && (await dialog(page).count()) === 0 ? 'saved' : 'nothing';
      },
      isTyped: () => Promise.resolve(true),
      effects: async (backend) => Number((await storedOrder(backend)).items.length === 0),
      next: bringBack,
    },
  },
};

export default orderDrawer;
