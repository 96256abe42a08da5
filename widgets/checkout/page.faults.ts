import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import type { Claim, FaultyScreen } from '../../test/faults/screen';
import { dialog } from '../../test/support/steps';

interface Truth {
  checkout: { orders: { notes: string }[]; accounts: { display_name: string }[] };
}

const truth = async (backend: Backend) => (await backend.state<Truth>()).checkout;

const notes = (page: Page) => page.getByRole('textbox', { name: /^Notes/ });
const typed = (turn: number) => `Dock ${String(turn)}, ring twice`;

const isPlaced = async (page: Page) =>
  page.url().includes('order=1042') || (await page.getByText(/^Order WW-1042 is/).count()) > 0;

const accountNumber = (turn: number) => String(8_675_309_400 + turn);
const lastFour = (turn: number) => accountNumber(turn).slice(-4);

/** For a moment after a verdict the button takes no second click for another try. */
const unheld = (page: Page) => page.locator('button:not([aria-disabled=true])');

/** A text of the shop behind its button. */
const legal = (name: string) => ({
  kind: 'read' as const,
  ask: (page: Page) => page.getByRole('button', { name }).click(),
  shown: (page: Page) => dialog(page).locator('.modal-body p:not([role=alert] p)'),
  leave: (page: Page) => page.getByRole('button', { name: 'Close' }).click(),
});

const checkout: FaultyScreen = {
  name: 'checkout',
  address: '/checkout/?as=dispensary',
  isBusy: async (page) =>
    !(await isPlaced(page)) &&
    (await page.getByText('Checking…').or(page.getByText('being updated.')).count()) > 0,
  work: {
    write: 'S19',
    read: 'S18',
    readMore: (page) => page.getByRole('radio', { name: 'Pick up' }).first().click(),
  },
  calls: {
    S18: { kind: 'read', shown: notes },
    S41: legal('Privacy policy'),
    S42: legal('Terms of service'),
    S19: {
      kind: 'write',
      isOnce: true,
      edit: (page, turn) => notes(page).fill(typed(turn)),
      send: (page) =>
        page
          .getByRole('button', { name: /^(Place order|Try again)$/ })
          .and(unheld(page))
          .click(),
      claim: async (page): Promise<Claim> => {
        if (await isPlaced(page)) return 'saved';
        const says = (await page.getByRole('alert').allTextContents()).join(' ');
        if (says.includes('The order was not placed')) return 'not saved';
        return says === '' ? 'nothing' : 'unknown';
      },
      isTyped: async (page, turn) => (await notes(page).inputValue()) === typed(turn),
      effects: async (backend, turn) =>
        (await truth(backend)).orders.filter((order) => order.notes === typed(turn)).length,
    },
    S2: {
      kind: 'write',
      edit: async (page, turn) => {
        await page.getByRole('radio', { name: /^Canopy Pay/ }).check();
        await page.getByRole('button', { name: 'Add bank account' }).click();
        await dialog(page).getByLabel('Account holder').fill('Harborview LLC');
        await dialog(page).getByLabel('Routing number').fill('021000021');
        await dialog(page).getByLabel('Account number', { exact: true }).fill(accountNumber(turn));
        await dialog(page).getByLabel('Confirm account number').fill(accountNumber(turn));
      },
      send: (page) =>
        dialog(page)
          .getByRole('button', { name: /^(Add bank account|Try again)$/ })
          .and(unheld(page))
          .click(),
      claim: async (page, turn): Promise<Claim> => {
        const added = page.getByText(`${lastFour(turn)} is added and selected.`);
        if ((await added.count()) > 0) return 'saved';
        const says = (await dialog(page).getByRole('alert').allTextContents()).join(' ');
        if (says.includes('The account was not added')) return 'not saved';
        return says === '' ? 'nothing' : 'unknown';
      },
      isTyped: async (page, turn) =>
        (await dialog(page).getByLabel('Account number', { exact: true }).inputValue()) ===
        accountNumber(turn),
      effects: async (backend, turn) =>
        (await truth(backend)).accounts.filter(({ display_name: name }) =>
          name.endsWith(lastFour(turn)),
        ).length,
      next: (page) => expect(dialog(page)).toHaveCount(0),
    },
  },
};

export default checkout;
