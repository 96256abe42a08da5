import type { Page } from '@playwright/test';
import type { ListedUser } from '../../shared/contract/userList';
import { listStates } from '../../shared/lists/listStates.testkit';
import { openStrictly, type BrowserScreen } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';
import { button } from '../../test/support/steps';

const role = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const editHiro = (page: Page) => button(page, 'Edit the access of Hiro Tanaka');

const { open, edit, states } = listStates({
  address: '/user-list/',
  table: 'Users',
  read: { method: 'GET', path: '/dashboard/vendor/7/users/' },
  edit: async (page) => {
    await editHiro(page).click();
    await role(page, 'Manager').check();
  },
  write: { method: 'PATCH', path: '/dashboard/vendor/7/users/update/' },
  save: 'Change access',
  words: {
    loading: 'Loading the users…',
    none: 'There are no users yet.',
    notFound: 'No user fits.',
  },
});

const userList: BrowserScreen = {
  name: 'user-list',
  shown: 'Priya Shah',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/user-list/', 'vendor');
    await keys.use(editHiro(page));
    await expect(role(page, 'Manager')).toBeVisible();
    await keys.to(role(page, 'Sales'));
    await keys.press('ArrowUp');
    await expect(role(page, 'Manager')).toBeChecked();
    await keys.use(button(page, 'Change access'));
    await expect(page.getByText('Changed the access of Hiro Tanaka.')).toBeVisible();
    const { userList: state } = await backend.state<{ userList: { users: ListedUser[] } }>();
    expect(state.users.find(({ name }) => name === 'Hiro Tanaka')?.role).toBe('manager');
  },
  kinds: {
    loading: states.loading,
    empty: states.empty,
    error: {
      ...states.error,
      'a search failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({
          method: 'GET',
          path: '/dashboard/vendor/7/users/',
          fault: 'forbidden-403',
        });
        await visit.page.getByRole('searchbox').fill('priya');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      ...states.filled,
      cards: async (visit) => {
        await open(visit);
        await button(visit.page, 'Cards').click();
        await expect(visit.page.getByRole('list', { name: 'Users' })).toBeVisible();
      },
      'filtered by a role': async (visit) => {
        await open(visit);
        await button(visit.page, 'Role').first().click();
        await visit.page.getByLabel('Warehouse', { exact: true }).check();
        await expect(button(visit.page, /^Remove the filter Role/)).toBeVisible();
      },
      changed: async (visit) => {
        await edit(visit);
        await button(visit.page, 'Change access').click();
        await expect(visit.page.getByText('Changed the access of Hiro Tanaka.')).toBeVisible();
      },
    },
    modal: {
      'what a change means': edit,
      'very many locations': async (visit) => {
        await open(visit, 'huge');
        await visit.page
          .getByRole('button', { name: 'Edit the access of Amara Okafor 10', exact: true })
          .click();
        await visit.page.getByRole('radio', { name: 'Chosen locations' }).check();
        await expect(visit.page.getByLabel('Find a location')).toBeVisible();
      },
      'somebody with a hostile name': async (visit) => {
        await open(visit, 'hostile');
        await button(visit.page, /^Edit the access of Longword/).click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
    },
    'field errors': {
      'one’s own last access': async (visit) => {
        await open(visit);
        await button(visit.page, 'Edit the access of Maya Ortiz').click();
        await role(visit.page, 'Sales').check();
        await visit.page.getByRole('checkbox', { name: 'Can sign in' }).uncheck();
        await expect(visit.page.getByText(/^This is your own account/)).toBeVisible();
      },
    },
    'session ended': states['session ended'],
    'read-only': {
      ...states['read-only'],
      'a user with limited access': (visit) => open(visit, 'limited'),
    },
  },
};

export default userList;
