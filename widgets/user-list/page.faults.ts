import type { Page } from '@playwright/test';
import type { ListedUser } from '../../shared/contract/userList';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen } from '../../test/faults/screen';
import { bringBack, button, claimOf, dialog } from '../../test/support/steps';

/** Another role in each turn than in the one before, and than at first. */
const roles = ['Manager', 'Warehouse'] as const;
const roleOf = (turn: number) => pick(turn, roles);
const choice = (page: Page, turn: number) =>
  page.getByRole('radio', { name: roleOf(turn), exact: true });

const userList: FaultyScreen = {
  name: 'user-list',
  address: '/user-list/?as=vendor',
  work: { write: 'U1', read: 'U2' },
  calls: {
    U2: { kind: 'read', shown: (page) => page.getByRole('row', { name: /Priya Shah/ }) },
    U1: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        await bringBack(page);
        if ((await dialog(page).count()) === 0) {
          await button(page, 'Edit the access of Hiro Tanaka').click();
        }
        await choice(page, turn).check();
      },
      send: (page) => button(page, 'Change access').click(),
      claim: (page) => claimOf(page, 'Changed the access of Hiro Tanaka.', 'was not changed.'),
      isTyped: async (page, turn) => {
        await bringBack(page);
        return (await choice(page, turn).count()) > 0 && (await choice(page, turn).isChecked());
      },
      effects: async (backend, turn) => {
        const { userList: state } = await backend.state<{ userList: { users: ListedUser[] } }>();
        return state.users.filter(
          ({ name, role }) => name === 'Hiro Tanaka' && role === roleOf(turn).toLowerCase(),
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

export default userList;
