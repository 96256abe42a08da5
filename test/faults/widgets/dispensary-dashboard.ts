import type { Page } from '@playwright/test';
import type { DashboardModule } from '../../../shared/contract/dispensaryDashboard';
import { pressFirst } from '../press';
import type { FaultyScreen } from '../screen';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => page.getByRole('checkbox', { name: 'Notices' });

/** In each turn the notices are what they were not in the one before; at first they are shown. */
const isShownIn = (turn: number) => turn % 2 === 1;

/** What was chosen before a reload is offered. */
const bringBack = async (page: Page) => {
  const restore = button(page, 'Restore');
  await pressFirst(restore);
};

const dispensaryDashboard: FaultyScreen = {
  name: 'dispensary-dashboard',
  address: '/dispensary-dashboard/?as=dispensary',
  work: { write: 'D2', read: 'D1' },
  calls: {
    D1: { kind: 'read', shown: (page) => page.getByRole('heading', { name: 'Open orders' }) },
    DD1: { kind: 'read', shown: (page) => page.getByText('WW-2118') },
    DD2: { kind: 'read', shown: (page) => page.getByText(/previous 30 days\.$/) },
    DD3: { kind: 'read', shown: (page) => page.getByText('2 days left') },
    D4: { kind: 'read', shown: (page) => page.getByText(/^\d+ orders?$/).first() },
    DD4: { kind: 'read', shown: (page) => page.getByRole('link', { name: 'Find sellers' }) },
    DD5: { kind: 'read', shown: (page) => page.getByText('No deliveries on Thanksgiving') },
    D2: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        await bringBack(page);
        if ((await dialog(page).count()) === 0) await button(page, 'Customize').click();
        await box(page).setChecked(isShownIn(turn));
      },
      send: (page) => button(page, 'Save layout').click(),
      claim: async (page) => {
        if ((await page.getByText('Saved the layout.').count()) > 0) return 'saved';
        const says = (await page.getByRole('alert').allTextContents()).join(' ').trim();
        if (says.includes('was not saved.')) return 'not saved';
        return says === '' ? 'nothing' : 'unknown';
      },
      isTyped: async (page, turn) => {
        await bringBack(page);
        return (await box(page).count()) > 0 && (await box(page).isChecked()) === isShownIn(turn);
      },
      effects: async (backend, turn) => {
        const { dispensaryDashboard: stored } = await backend.state<{
          dispensaryDashboard: { modules: DashboardModule[] };
        }>();
        return stored.modules.filter(
          ({ id, isShown }) => id === 'notices' && isShown === isShownIn(turn),
        ).length;
      },
      // A save that was found by a reload has nothing to dismiss, and what was chosen stands in the dialog again.
      next: async (page) => {
        for (const name of ['Cancel', 'Dismiss']) {
          await pressFirst(button(page, name));
        }
      },
    },
  },
};

export default dispensaryDashboard;
