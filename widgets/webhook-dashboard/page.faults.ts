import type { Page } from '@playwright/test';
import { recordWrite } from '../../shared/forms/recordWrite.testkit';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen } from '../../test/faults/screen';
import { button, chooseEntry, claimOf, dialog, leave } from '../../test/support/steps';

interface State {
  webhooks: {
    endpoints: { id: number; description: string }[];
    headers: { name: string }[];
    secretsMade: number;
    deliveries: { isTest: boolean; event: string }[];
  };
}

const stored = async (backend: Backend) => (await backend.state<State>()).webhooks;

const orders = 'hooks.evergreen.example/orders';
const row = (page: Page) => page.getByRole('row', { name: /hooks\.evergreen\.example/ });

const openDeliveries = async (page: Page) => {
  if ((await dialog(page).count()) > 0) return;
  await chooseEntry(page, orders, 'Deliveries');
};
const closeDeliveries = async (page: Page) => {
  if ((await dialog(page).count()) > 0) await button(page, 'Close').click();
};

const webhookDashboard: FaultyScreen = {
  name: 'webhook-dashboard',
  address: '/webhook-dashboard/?as=vendor',
  work: { write: 'W2', read: 'W1' },
  calls: {
    W1: { kind: 'read', shown: row },
    W2: recordWrite({
      opens: `Edit ${orders}`,
      field: (page) => page.getByRole('textbox', { name: /^Description/ }),
      // Another text in each turn than in the one before, and than at first.
      textOf: (turn) => pick(turn, ['Front desk', 'Back office']),
      save: 'Save endpoint',
      saved: () => `Saved ${orders}.`,
      notSaved: 'The endpoint was not saved.',
      effects: async (backend, text) =>
        (await stored(backend)).endpoints.filter(({ description }) => description === text).length,
    }),
    W3: recordWrite({
      opens: 'Add header',
      field: (page) => dialog(page).getByRole('textbox', { name: 'Name' }),
      // One header a turn.
      textOf: (turn) => `X-Turn-${String(turn)}`,
      // A value is kept nowhere: after a reload it is typed again.
      more: (page) => dialog(page).getByLabel('Value', { exact: true }).fill('secret-of-a-turn'),
      save: 'Add the header',
      saved: (name) => `Added ${name}.`,
      notSaved: 'The header was not saved.',
      effects: async (backend, text) =>
        (await stored(backend)).headers.filter(({ name }) => name === text).length,
    }),
    W4: {
      kind: 'write',
      edit: async (page) => {
        if ((await dialog(page).count()) === 0) await button(page, 'Make a new secret').click();
      },
      send: (page) => button(page, 'Replace the secret').click(),
      claim: (page) => claimOf(page, 'A new secret is in use.', 'No new secret was made.'),
      isTyped: async (page) => (await button(page, 'Make a new secret').count()) > 0,
      effects: async (backend, turn) => (await stored(backend)).secretsMade - 1 - turn,
      next: leave,
    },
    W5: {
      kind: 'read',
      ask: (page) => button(page, 'Show the secret').click(),
      shown: (page) => button(page, 'Copy the secret'),
      again: (page) => button(page, 'Show the secret').click(),
      leave: (page) => button(page, 'Hide the secret').click(),
      isAside: true,
    },
    W6: {
      kind: 'read',
      ask: openDeliveries,
      shown: (page) => page.getByRole('group', { name: 'Deliveries' }),
      leave: closeDeliveries,
      isAside: true,
    },
    W7: {
      kind: 'write',
      edit: async (page) => {
        await openDeliveries(page);
        await expect(page.getByRole('group', { name: 'Deliveries' })).toBeVisible();
      },
      send: async (page) => {
        const again = button(page, 'Try again');
        if (!(await pressFirst(again))) await button(page, 'Send a test').click();
      },
      claim: (page) => claimOf(page, 'The test was sent.', 'The test was not sent.'),
      isTyped: (page) => row(page).isVisible(),
      effects: async (backend, turn) =>
        (await stored(backend)).deliveries.filter(({ isTest }) => isTest).length - turn,
      next: closeDeliveries,
    },
  },
};

export default webhookDashboard;
