import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { describeScreen } from '../../test/support/describeScreen';
import { refuseCalls } from '../../test/support/spoilAnswers';
import {
  button,
  choose,
  field,
  namesShown,
  open,
  paths,
  reload,
  rename,
  says,
  search,
  sent,
  stored,
  storedBy,
  untilShown,
  warns,
} from './page.testkit';

describeScreen('vendor-brands', {
  as: 'vendor',
  shown: 'Evergreen Reserve',
  load: { method: 'POST', path: paths.list, fails: 'Your brands could not be loaded.' },
  empty: 'You have no brands yet.',
  hostile: '<img src=x onerror=alert(1)>',
  readOnly: { without: /New brand|Edit|Actions/ },
  write: {
    method: 'DELETE',
    path: paths.archive,
    edit: namesShown,
    send: (opened) => choose(opened, 'Meridian', 'Archive'),
    saved: 'Archived Meridian.',
    notSaved: /Meridian was not archived\./,
    isTyped: async () => expect(await namesShown()).toContain('Meridian'),
  },
});

describe('the list', () => {
  it('shows ten active brands by their ids, and asks for them in the words of the specification', async () => {
    const opened = await open();
    expect(await namesShown()).toHaveLength(10);
    expect(screen.getByText('14 active, 2 archived')).toBeVisible();
    expect(await sent(opened, paths.list)).toEqual([
      {
        filters: {
          pagination: { pageIndex: 0, pageSize: 10 },
          searchTerm: '',
          sort: 'id',
          status: 'active',
          pageLength: 10,
        },
      },
    ]);
  });

  it('keeps status, search, order and page in the address', async () => {
    const { user } = await open();
    await user.click(await button('Archived'));
    await untilShown(['Summit Seconds', 'Tidewater (2019)']);
    await user.type(await search(), 'tide');
    await untilShown(['Tidewater (2019)']);
    await user.click(await button('All'));
    await user.click(await button('Clear the search'));
    await user.click(await button('Brand'));
    await user.click(await button('Next page'));
    await waitFor(async () => expect((await namesShown()).at(-1)).toBe('Tidewater (2019)'));
    for (const part of ['status', 'all', 'order-by', 'name', 'page']) {
      expect(decodeURIComponent(location.search)).toContain(part);
    }
  });
});

it('opens what its address names, whatever was looked at before', async () => {
  const opened = await open();
  await opened.user.click(await button('All'));
  await opened.user.type(await search(), 'tide');
  await opened.user.click(await button('Brand'));
  await untilShown(['Tidewater (2019)']);
  await waitFor(() => expect(location.search).toContain('tide'));
  const { search: address } = location;
  const before = (await sent(opened, paths.list)).at(-1);
  await reload(address);
  await untilShown(['Tidewater (2019)']);
  expect((await sent(opened, paths.list)).at(-1)).toEqual(before);
  expect(before).toMatchObject({
    filters: { searchTerm: 'tide', sort: 'name', status: 'all', pageLength: 10 },
  });
});

describe('archiving', () => {
  it('takes a brand out of the list, and brings it back by Undo', async () => {
    const opened = await open();
    await choose(opened, 'Meridian', 'Archive');
    await says('Archived Meridian.');
    expect(await namesShown()).not.toContain('Meridian');
    expect(await storedBy(opened, 'Meridian')).toMatchObject({ status: 'archived' });
    await opened.user.click(await button('Undo'));
    await says('Restored Meridian.');
    expect(await namesShown()).toContain('Meridian');
  });

  it('takes back nothing that a colleague had archived before', async () => {
    const opened = await open();
    await namesShown();
    expect(await byColleague('DELETE', paths.archive, { id: 9004 })).toBe(200);
    await choose(opened, 'Meridian', 'Archive');
    await says('Archived Meridian.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('archives a selection over two pages and says of each brand that was refused why', async () => {
    const opened = await open();
    const { user } = opened;
    const pick = async (name: string) => user.click(await screen.findByLabelText(`Select ${name}`));
    await pick('Meridian');
    await user.click(await button('Next page'));
    await pick('Quiet Hours');
    await pick('River Bend');
    await user.click(await button('Archive 3 brands'));
    await warns('Quiet Hours was not archived. Two open orders hold products of this brand.');
    expect(screen.getByText('Archived 2 brands.')).toBeVisible();
    expect((await storedBy(opened, 'Quiet Hours'))?.status).toBe('active');
    expect((await storedBy(opened, 'River Bend'))?.status).toBe('archived');
    // One call for each, and none twice.
    expect(await sent(opened, paths.archive)).toHaveLength(3);
    // What comes after says nothing of it away.
    await user.click(await button('Undo'));
    await says('Restored 2 brands.');
    expect(screen.getByRole('alert')).toHaveTextContent('Quiet Hours was not archived.');
  });

  it('brings back a whole selection by one Undo, each brand by a call of its own', async () => {
    const opened = await open();
    const names = ['Meridian', 'North Fork', 'Kindred Roots'];
    for (const name of names) {
      await opened.user.click(await screen.findByLabelText(`Select ${name}`));
    }
    await opened.user.click(await button('Archive 3 brands'));
    await says('Archived 3 brands.');
    await opened.user.click(await button('Undo'));
    await says('Restored 3 brands.');
    for (const name of names) expect((await storedBy(opened, name))?.status).toBe('active');
    expect(await sent(opened, paths.restore)).toHaveLength(3);
  });

  it('restores a selection, and says of each brand that was refused why', async () => {
    const opened = await open();
    const { user, backend } = opened;
    await user.click(await button('Archived'));
    await untilShown(['Summit Seconds', 'Tidewater (2019)']);
    await user.click(await screen.findByLabelText('Select all 2 shown'));
    await backend.failNext('PUT', paths.restore, 'refused-400');
    await user.click(await button('Restore 2 brands'));
    await warns(/was not restored\./);
    await says(/^Restored (Summit|Tidewater)/);
    await user.click(await button('Try again'));
    await waitFor(async () =>
      expect((await stored(opened)).filter(({ status }) => status === 'archived')).toEqual([]),
    );
  });

  it('says apart what was not archived and what was not restored', async () => {
    const { user } = await open();
    refuseCalls(
      ({ url }) => /(delete|restore)\/$/.test(url),
      '{"errors":{"__all__":["Ask the owner."]}}',
    );
    for (const name of ['Meridian', 'North Fork'])
      await user.click(await screen.findByLabelText(`Select ${name}`));
    await user.click(await button('Archive 2 brands'));
    const notArchived = await screen.findByRole('alert');
    expect(notArchived).toHaveTextContent('2 brands were not archived');
    await user.click(await button('Archived'));
    await user.click(await screen.findByLabelText('Select all 2 shown'));
    await user.click(await button('Restore 2 brands'));
    await says('2 brands were not restored');
    await user.click(within(notArchived).getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('alert')).toHaveTextContent('2 brands were not restored');
  });

  it('selects nothing of what stands there for an older search', async () => {
    const { user, backend } = await open();
    await namesShown();
    const held = await backend.hold('POST', paths.list);
    await user.type(await search(), 'mer');
    await held.isAsked();
    const all = screen.getByRole('checkbox', { name: 'Select all 10 shown' });
    await user.click(all);
    expect(all).not.toBeChecked();
    await held.release();
    await untilShown(['Meridian']);
    expect(screen.queryByText(/\d selected/)).toBeNull();
  });

  it('restores an archived brand', async () => {
    const opened = await open();
    await opened.user.click(await button('Archived'));
    await choose(opened, 'Summit Seconds', 'Restore');
    await says('Restored Summit Seconds.');
    expect((await storedBy(opened, 'Summit Seconds'))?.status).toBe('active');
  });

  it('sends the verbs that the config gives', async () => {
    const config = (given: object) => ({ ...given, archiveMethod: 'post' });
    const { backend, ...opened } = await open({ config });
    await choose(opened, 'Meridian', 'Archive');
    await waitFor(async () => {
      const calls = (await backend.log()).filter(({ path }) => path === paths.archive);
      expect(calls.map(({ method }) => method)).toEqual(['POST']);
    });
  });
});

describe('creating', () => {
  it('makes one brand, also when only the answer was lost', async () => {
    const config = (given: object) => ({ ...given, timeout: 1 });
    const opened = await open({ config });
    await opened.user.click(await button('New brand'));
    await opened.user.type(await field(/^Name/), 'Ember');
    await opened.backend.failNext('POST', paths.create, 'drop-after-commit');
    await opened.user.click(await button('Create brand'));
    await says('Created Ember.');
    expect((await stored(opened)).filter(({ name }) => name === 'Ember')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('warns while a name is typed that another brand has, and shows at the field what is refused', async () => {
    const { user } = await open();
    await user.click(await button('New brand'));
    await user.type(await field(/^Name/), 'tidewater (2019)');
    await says(/An archived brand is called Tidewater/);
    await user.click(await button('Create brand'));
    await waitFor(async () => expect(await field(/^Name/)).toBeInvalid());
    expect(await field(/^Name/)).toHaveAccessibleDescription(/already exists/);
    expect(await field(/^Name/)).toHaveValue('tidewater (2019)');
  });

  it('takes nothing that cannot be seen for a name, and names that look alike for one', async () => {
    const opened = await open();
    const { user } = opened;
    await user.click(await button('New brand'));
    await user.type(await field(/^Name/), '\u200b');
    await user.click(await button('Create brand'));
    await waitFor(async () =>
      expect(await field(/^Name/)).toHaveAccessibleDescription(/may not be blank/),
    );
    expect(await sent(opened, paths.create)).toMatchObject([{ name: '' }]);
    await user.type(await field(/^Name/), 'ＭＥＲＩＤＩＡＮ');
    await says('Another brand is called Meridian already.');
    await user.click(await button('Create brand'));
    await waitFor(async () =>
      expect(await field(/^Name/)).toHaveAccessibleDescription(/already exists/),
    );
  });

  it('offers after a reload what was typed, and not what was cancelled', async () => {
    const { user } = await open();
    await user.click(await button('New brand'));
    await user.type(await field(/^Name/), 'Ember');
    await reload();
    await user.click(await button('Restore'));
    expect(await field(/^Name/)).toHaveValue('Ember');
    await user.click(await button('Cancel'));
    await reload();
    await namesShown();
    await button('New brand');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });
});

it('offers no draft that the server has by now', async () => {
  const opened = await open();
  await rename(opened, 'Meridian', 'New Meridian');
  await reload();
  await button('Restore');
  await byColleague('PATCH', paths.change, { id: 9004, name: 'New Meridian' });
  await reload();
  await waitFor(() => expect(draftsKept()).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

describe('changing', () => {
  it('sends only what differs, and leaves what a colleague changed meanwhile', async () => {
    const opened = await open();
    await rename(opened, 'Meridian', 'New Meridian');
    await byColleague('PATCH', paths.change, { id: 9004, description: 'Inland by now' });
    await opened.user.click(await button('Save brand'));
    await says('Saved New Meridian.');
    expect(await storedBy(opened, 'New Meridian')).toMatchObject({ description: 'Inland by now' });
    expect((await sent(opened, paths.change)).at(-1)).toEqual({ id: 9004, name: 'New Meridian' });
  });

  it('keeps what was typed when Escape is pressed', async () => {
    const opened = await open();
    await rename(opened, 'Meridian', 'New Meridian');
    await opened.user.keyboard('{Escape}');
    await opened.user.click(await button('Keep editing'));
    expect(await field(/^Name/)).toHaveValue('New Meridian');
  });

  it('shows both sides where a colleague changed the same, and saves what is chosen', async () => {
    const opened = await open();
    await rename(opened, 'Meridian', 'New Meridian');
    await byColleague('PATCH', paths.change, {
      id: 9004,
      name: 'Far Coast',
      description: 'Inland by now',
    });
    await opened.user.click(await button('Save brand'));
    const conflict = await screen.findByRole('group', { name: 'Choose for Name' });
    expect(within(conflict).getByText('Far Coast')).toBeVisible();
    // What the person did not touch is shown as it is by now.
    expect(await field(/^Description/)).toHaveValue('Inland by now');
    expect(await field(/^Name/)).toHaveAccessibleDescription(/^Was Far Coast/);
    expect(await storedBy(opened, 'New Meridian')).toBeUndefined();
    await opened.user.click(within(conflict).getByRole('button', { name: 'Keep yours' }));
    await opened.user.click(await button('Save brand'));
    await says('Saved New Meridian.');
    expect(await storedBy(opened, 'Far Coast')).toBeUndefined();
  });
});

/** Work kept in the browser for a later visit. */
const draftsKept = () => Object.keys(localStorage).filter((key) => key.startsWith('ww:draft:'));
