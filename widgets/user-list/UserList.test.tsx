import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { describeScreen } from '../../test/support/describeScreen';
import { changeAnswers, spoilAnswers } from '../../test/support/spoilAnswers';
import {
  box,
  button,
  edit,
  giveRole,
  namesShown,
  open,
  radio,
  reload,
  save,
  says,
  search,
  sent,
  stored,
  untilShown,
  updatePath,
  usersPath,
  warns,
} from './page.testkit';

describeScreen('user-list', {
  as: 'vendor',
  shown: 'Priya Shah',
  load: { method: 'GET', path: usersPath, fails: 'The users could not be loaded.' },
  empty: 'There are no users yet.',
  hostile: '<img src=x onerror=alert(1)>',
  readOnly: { without: /Edit|Invite/ },
  write: {
    method: 'PATCH',
    path: updatePath,
    edit: (opened) => giveRole(opened, 'Hiro Tanaka', 'Manager'),
    send: save,
    saved: 'Changed the access of Hiro Tanaka.',
    notSaved: /The access was not changed\./,
    isTyped: async () => expect(await radio('Manager')).toBeChecked(),
    opener: 'Edit the access of Hiro Tanaka',
  },
});

describe('the list', () => {
  it('keeps search, filters, order and page in the address', async () => {
    const { user } = await open();
    expect(await namesShown()).toHaveLength(14);
    await user.click(await button('Status'));
    await user.click(await screen.findByLabelText('Deactivated'));
    await untilShown(['Noor Haddad']);
    await user.type(await search(), 'nobody');
    await user.click(await button('Clear search and filters'));
    await user.click(await button('Last seen'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Last seen' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    expect(decodeURIComponent(location.search)).toContain('order-by=lastSeen');
  });

  it('shows cards with what a role means, and keeps the choice of the view', async () => {
    const { user } = await open();
    await user.click(await button('Cards'));
    const cards = await screen.findByRole('list', { name: 'Users' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(14);
    expect(
      within(cards).getAllByText('Packs orders and moves batches. Sees no prices.')[0],
    ).toBeVisible();
    await reload();
    expect(await screen.findByRole('list', { name: 'Users' })).toBeVisible();
    await user.click(await button('Table'));
    expect(await namesShown()).toHaveLength(14);
  });

  it('leads through the pages of very many', async () => {
    const { user } = await open({ scenario: 'huge' });
    await user.click(await button('Next page'));
    await says('26–50 of 5,000');
  });

  it('shows less to somebody with limited access, and says so', async () => {
    await open({ scenario: 'limited' });
    expect(await namesShown()).toContain('Priya Shah');
    expect(screen.getByText('Your access is limited')).toBeVisible();
    expect(screen.queryByText(/@evergreen/)).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Last seen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  });

  it('offers the page that invites where there is one, and no change where there is no address for it', async () => {
    await open({
      config: (given) => ({ ...given, urls: { users: usersPath, invite: '/invite/' } }),
    });
    await namesShown();
    expect(screen.queryByRole('link', { name: 'Invite a user' })).not.toBeInTheDocument();
    expect(screen.getByText('Read-only')).toBeVisible();
    await open({
      config: (given) => ({
        ...given,
        urls: { users: usersPath, user: updatePath, invite: '/invite/' },
      }),
    });
    expect(await screen.findByRole('link', { name: 'Invite a user' })).toHaveProperty(
      'pathname',
      '/invite/',
    );
  });
});

describe('changing access', () => {
  it('says what it means before it is sent, sends what differs, and leads back', async () => {
    const opened = await open();
    const { user } = opened;
    await giveRole(opened, 'Tomás Rivera', 'Owner');
    await says('Becomes Owner instead of Sales.');
    expect(screen.getByText('Can change the access of everybody, also yours.')).toBeVisible();
    expect(await sent(opened)).toEqual([]);
    await save(opened);
    await says('Changed the access of Tomás Rivera.');
    expect(await sent(opened)).toEqual([{ id: 13, role: 'owner' }]);
    await user.click(await button('Undo'));
    await says('Becomes Sales instead of Owner.');
    await save(opened);
    await waitFor(async () =>
      expect(await stored(opened, 'Tomás Rivera')).toMatchObject({ role: 'sales' }),
    );
  });

  it('takes back by Undo what was saved, and nothing that somebody else changed', async () => {
    const opened = await open();
    await edit(opened, 'Tomás Rivera');
    await opened.user.click(await box('Can sign in'));
    await statusOf({ id: 13, role: 'manager' });
    await save(opened);
    await opened.user.click(await button('Undo'));
    expect(await radio('Manager')).toBeChecked();
    await save(opened);
    await waitFor(async () =>
      expect(await stored(opened, 'Tomás Rivera')).toMatchObject({
        role: 'manager',
        isActive: true,
      }),
    );
    expect((await sent(opened)).slice(1)).toEqual([
      { id: 13, isActive: false },
      { id: 13, isActive: true },
    ]);
  });

  it('has its choices in groups that keys know by their name', async () => {
    const opened = await open();
    await opened.user.click(await button('Edit the access of Hiro Tanaka'));
    const groupOf = async (...names: string[]) =>
      new Set(await Promise.all(names.map(async (name) => (await radio(name)).name)));
    const roles = await groupOf('Owner', 'Manager', 'Sales', 'Warehouse');
    const locations = await groupOf('All locations', 'Chosen locations');
    expect([roles.size, locations.size]).toEqual([1, 1]);
    expect(new Set([...roles, ...locations, '']).size).toBe(3);
  });

  it('goes back to what was read by Reset', async () => {
    const opened = await open();
    await giveRole(opened, 'Hiro Tanaka', 'Owner');
    await opened.user.click(await box('Can sign in'));
    await says(/^Can no longer sign in/);
    await opened.user.click(await button('Reset'));
    expect(await radio('Sales')).toBeChecked();
    expect(await box('Can sign in')).toBeChecked();
    expect(screen.getByText('Nothing is changed yet.')).toBeVisible();
    await save(opened);
    expect(await sent(opened)).toEqual([]);
  });

  it('gives locations, at least one, and says which are gained and lost', async () => {
    const opened = await open();
    const { user } = opened;
    await edit(opened, 'Priya Shah');
    await user.click(await box('Quarantine'));
    await user.click(await box('Main vault'));
    await says('Also works at: Quarantine.');
    expect(screen.getByText('No longer works at: Main vault.')).toBeVisible();
    await user.click(await box('Quarantine'));
    await warns('Choose at least one location.');
    await save(opened);
    expect(await sent(opened)).toEqual([]);
    await user.click(await radio('All locations'));
    await save(opened);
    await says('Changed the access of Priya Shah.');
    expect(await stored(opened, 'Priya Shah')).toMatchObject({ locationIds: null });
  });

  it('finds a location among very many by its name', async () => {
    const opened = await open({ scenario: 'huge' });
    await edit(opened, 'Amara Okafor 10');
    await opened.user.click(await radio('Chosen locations'));
    await opened.user.type(await screen.findByLabelText('Find a location'), 'no. 150');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3));
    expect(await box('Store no. 150')).toBeVisible();
  });

  it('tells by whom the same was changed meanwhile, and saves what is chosen', async () => {
    const opened = await open();
    await giveRole(opened, 'Hiro Tanaka', 'Manager');
    await statusOf({ id: 15, role: 'warehouse' });
    await save(opened);
    const conflict = await screen.findByRole('group', { name: 'Choose for Role' });
    expect(within(conflict).getByText('Warehouse')).toBeVisible();
    expect(screen.getByText('Maya Ortiz changed this user meanwhile.')).toBeVisible();
    await opened.user.click(within(conflict).getByRole('button', { name: 'Keep yours' }));
    await save(opened);
    await says('Changed the access of Hiro Tanaka.');
    expect(await stored(opened, 'Hiro Tanaka')).toMatchObject({ role: 'manager' });
  });

  it.each([
    ['role', 'radio', 'Manager'],
    ['isActive', 'checkbox', 'Can sign in'],
    ['locationIds', 'radio', 'All locations'],
  ])('leads to what the server refused: %s', async (part, role, name) => {
    const opened = await open();
    spoilAnswers(({ url }) => url.includes(updatePath), 400, `{"${part}":["Ask the owner."]}`);
    await giveRole(opened, 'Grace Lindqvist', 'Manager');
    await save(opened);
    await says('Ask the owner.');
    expect(screen.getByRole(role, { name })).toHaveFocus();
    expect(screen.getByRole(role, { name })).toHaveAccessibleDescription(/Ask the owner\./);
  });

  it('looks up what became of a change whose answer was lost', async () => {
    const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
    await giveRole(opened, 'Hiro Tanaka', 'Manager');
    await opened.backend.failNext('PATCH', updatePath, 'drop-after-commit');
    await save(opened);
    await says('Changed the access of Hiro Tanaka.');
    expect(await sent(opened)).toHaveLength(1);
  });

  it('offers after a reload what was chosen, and not what was cancelled', async () => {
    const opened = await open();
    const { user } = opened;
    await giveRole(opened, 'Hiro Tanaka', 'Manager');
    await reload();
    await user.click(await button('Restore'));
    expect(await radio('Manager')).toBeChecked();
    await user.click(await button('Cancel'));
    await reload();
    await namesShown();
    await button('Edit the access of Hiro Tanaka');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  it('offers no draft once the right to change is gone', async () => {
    const opened = await open();
    await giveRole(opened, 'Hiro Tanaka', 'Manager');
    await reload();
    const restore = await button('Restore');
    takeRight();
    await opened.user.type(screen.getByRole('searchbox'), 'h');
    await says('Read-only');
    expect(restore).not.toBeInTheDocument();
    await reload();
    await says('Read-only');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });
});

/** From now on the server lets nobody change anything. */
const takeRight = () =>
  changeAnswers(
    ({ method, url }) => method === 'GET' && url.includes(usersPath),
    (answer) => ({ ...(answer as object), hasEditPermission: false }),
  );

describe('one’s own access', () => {
  const whyOff = async () => (await screen.findByRole('alert')).textContent;

  it('is not given up by the last one who can change it', async () => {
    const opened = await open();
    await giveRole(opened, 'Maya Ortiz', 'Sales');
    expect(await whyOff()).toMatch(/You are the only one who can change access/);
    await save(opened);
    await opened.user.click(await button('Reset'));
    await opened.user.click(await box('Can sign in'));
    expect(await whyOff()).toMatch(/This is your own account/);
    await save(opened);
    expect(await sent(opened)).toEqual([]);
  });

  it('is given up where somebody else can give it back, after that was said', async () => {
    const opened = await open();
    await giveRole(opened, 'Tomás Rivera', 'Owner');
    await save(opened);
    await screen.findByText('Changed the access of Tomás Rivera.');
    await giveRole(opened, 'Maya Ortiz', 'Sales');
    await says(/^You will no longer be able to change access/);
    takeRight();
    await save(opened);
    await says('Changed the access of Maya Ortiz.');
  });

  it('is refused by the server as well', async () => {
    await open();
    await namesShown();
    for (const change of [{ isActive: false }, { role: 'sales' }, { hasLimitedAccess: true }]) {
      expect(await statusOf({ id: 11, ...change })).toBe(400);
    }
  });
});

const statusOf = (change: object) => byColleague('PATCH', updatePath, change);
