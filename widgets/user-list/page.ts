import type { Page } from '@playwright/test';
import type { ListedUser } from '../../shared/contract/userList';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';
import { button } from '../../test/steps';

const read = '/dashboard/vendor/7/users/';
const update = `${read}update/`;

const role = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const editHiro = (page: Page) => button(page, 'Edit the access of Hiro Tanaka');

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/user-list/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('table', { name: 'Users' })).toBeVisible();
};

const edit = async (visit: Visit) => {
  await open(visit);
  await editHiro(visit.page).click();
  await role(visit.page, 'Manager').check();
};

const saveInto = async (visit: Visit, fault: 'status-500' | 'login-redirect' | 'refused-400') => {
  await edit(visit);
  await visit.backend.arm({ method: 'PATCH', path: update, fault });
  await button(visit.page, 'Change access').click();
};

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
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the users…')).toBeAttached();
      },
    },
    empty: {
      'no users yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('There are no users yet.')).toBeVisible();
      },
      'no user fits': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('no such user');
        await expect(visit.page.getByText('No user fits.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a search failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await visit.page.getByRole('searchbox').fill('priya');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'a save failed': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'a table': open,
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
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
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
    'session ended': {
      'while it saves': async (visit) => {
        await saveInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': {
      'a user who may only look': (visit) => open(visit, 'read-only'),
      'a user with limited access': (visit) => open(visit, 'limited'),
    },
  },
};

export default userList;
