import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { pick, type Claim, type FaultyScreen } from '../../test/faults/screen';
import { dialog } from '../../test/support/steps';

/** Another location in each turn than in the one before. */
const to = (turn: number) =>
  pick(turn, [
    { id: 102, name: 'Harborview – Ferry Terminal' },
    { id: 101, name: 'Harborview – Main Street' },
  ]);

const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

const openDialog = async (page: Page) => {
  if ((await dialog(page).count()) > 0) return;
  await page.getByRole('button', { name: /^(Change|Choose a) location$/ }).click();
};

interface State {
  world: { shoppingLocation: { locationId: number } | null };
}

/** Staff shop on behalf of customers, so that the call has all its parts. */
const storefrontNavigation: FaultyScreen = {
  name: 'storefront-navigation',
  address: '/storefront-navigation/?as=staff',
  // A switch is sent as soon as it is asked for; what is chosen in the dialog is no draft.
  savesAtOnce: true,
  work: { write: 'S1', read: 'S14' },
  calls: {
    S14: {
      kind: 'read',
      shown: (page) => page.getByText(/^(Not shopping for anyone|Shopping as )/),
    },
    S20: {
      kind: 'read',
      // A switch begins with it.
      isAside: true,
      ask: openDialog,
      shown: location,
      leave: async (page) => {
        await dialog(page).getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog(page)).toHaveCount(0);
      },
    },
    S1: {
      kind: 'write',
      hasNoToken: true,
      edit: async (page, turn) => {
        if ((await again(page).count()) > 0) return;
        await openDialog(page);
        await location(page).fill(to(turn).name);
        await page
          // Of the dispensary of this name, which stands before it where somebody shops for many.
          .getByRole('option', { name: new RegExp(`^(Harborview .*)?${to(turn).name}`) })
          .first()
          .click();
      },
      send: async (page) => {
        const send = page.getByRole('button', { name: 'Shop for this location' });
        await ((await send.count()) > 0 ? send : again(page)).click();
      },
      claim: async (page, turn): Promise<Claim> => {
        const says = (await page.getByRole('alert').allTextContents()).join(' ');
        if (says.includes(`was not changed to ${to(turn).name}`)) return 'not saved';
        if (says !== '') return 'unknown';
        const done = page.getByText(`You are now shopping for ${to(turn).name}.`);
        return (await done.count()) > 0 ? 'saved' : 'nothing';
      },
      isTyped: async (page) => (await again(page).count()) > 0,
      effects: async (backend: Backend, turn) =>
        Number((await backend.state<State>()).world.shoppingLocation?.locationId === to(turn).id),
      next: async (page) => {
        const dismiss = page.getByRole('button', { name: 'Dismiss' });
        if ((await dismiss.count()) > 0) await dismiss.first().click();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    },
  },
};

export default storefrontNavigation;
