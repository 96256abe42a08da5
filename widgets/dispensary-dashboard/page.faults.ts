import type { Page } from '@playwright/test';
import type { FaultyScreen } from '../../test/faults/screen';
import { bringBack, button, claimOf, dialog, leave } from '../../test/support/steps';
import { stored } from './page';

const box = (page: Page) => page.getByRole('checkbox', { name: 'Notices' });

/** In each turn the notices are what they were not in the one before; at first they are shown. */
const isShownIn = (turn: number) => turn % 2 === 1;

const boxOf = (page: Page, turn: number) =>
  page.getByRole('checkbox', { name: turn === 0 ? 'Notices' : 'Open orders' });

const dispensaryDashboard: FaultyScreen = {
  name: 'dispensary-dashboard',
  address: '/dispensary-dashboard/?as=dispensary',
  work: { write: 'D2', read: 'D1' },
  inTwoTabs: {
    edit: async (page, turn) => {
      await button(page, 'Customize').click();
      await boxOf(page, turn).setChecked(false);
    },
    isTyped: async (page, turn) =>
      (await dialog(page).count()) > 0 &&
      !(await boxOf(page, turn).isChecked()) &&
      (await boxOf(page, 1 - turn).isChecked()),
  },
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
      claim: (page) => claimOf(page, 'Saved the layout.', 'was not saved.'),
      isTyped: async (page, turn) => {
        await bringBack(page);
        return (await box(page).count()) > 0 && (await box(page).isChecked()) === isShownIn(turn);
      },
      effects: async (backend, turn) =>
        (await stored(backend)).filter(
          ({ id, isShown }) => id === 'notices' && isShown === isShownIn(turn),
        ).length,
      next: leave,
    },
  },
};

export default dispensaryDashboard;
