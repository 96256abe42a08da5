import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { backend } from '../../test/support/fixturePage';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import { moduleIds, moduleName } from './model/modules';
import {
  box,
  button,
  configurationPath,
  customize,
  hideByColleague,
  modulesShown,
  moduleOf,
  noticesPath,
  open,
  openOrdersPath,
  reload,
  rowsOf,
  save,
  sent,
  spendPath,
  stored,
  topVendorsPath,
  type Opened,
} from './page.testkit';

const hideNotices = async (opened: Opened) => {
  await customize(opened);
  await opened.user.click(await box('Notices'));
};

describeScreen('dispensary-dashboard', {
  as: 'dispensary',
  shown: 'WW-2118',
  load: { method: 'GET', path: configurationPath, fails: 'The dashboard could not be loaded.' },
  empty: 'You have no open orders.',
  hostile: /<img src=x onerror=/,
  readOnly: { without: 'Customize' },
  write: {
    method: 'POST',
    path: configurationPath,
    edit: hideNotices,
    send: save,
    saved: 'Saved the layout.',
    notSaved: /The layout was not saved\./,
    isTyped: async () => expect(await box('Notices')).not.toBeChecked(),
    opener: 'Customize',
  },
});

const usual = moduleIds.map(moduleName);

describe('each figure', () => {
  it('says from when it is, of what it is made, and leads to the rows it counts', async () => {
    await open();
    const orders = await moduleOf('Open orders');
    expect(await within(orders).findByText(/^\$[\d,.]+ in \d+ orders$/)).toBeVisible();
    expect(
      within(orders).getByText(/^Orders that have not been delivered yet · As of \d/),
    ).toBeVisible();
    const toOrders = within(orders).getByRole('link', { name: /^Show all \d+ open orders$/ });
    expect(toOrders).toHaveProperty('search', '?state=open');
    const spend = await moduleOf('Spend over time');
    expect(await within(spend).findByText(/^\$[\d,.]+ from \d+ orders?\./)).toBeVisible();
    expect(within(spend).getByText(/^Orders as they were placed · As of/)).toBeVisible();
    const toSpent = within(spend).getByRole('link', { name: /^Show all \d+ orders$/ });
    expect(toSpent).toHaveProperty('search', expect.stringMatching(/from=.*to=/));
    const batches = await moduleOf('Expiring batches');
    expect(await within(batches).findByText('Expired')).toBeVisible();
    expect(within(batches).getByText('2 days left')).toBeVisible();
    expect(within(batches).getByRole('link', { name: /^Show all \d+ batches$/ })).toBeVisible();
  });

  it('follows the period, which stands in the address, where it is of one', async () => {
    const { user, backend } = await open();
    const spend = await moduleOf('Spend over time');
    await within(spend).findByText(/previous 30 days\.$/);
    await user.click(await button('7 days'));
    expect(await within(spend).findByText(/previous 7 days\.$/)).toBeVisible();
    expect(new URLSearchParams(location.search).get('dispensary-dashboard')).toBe('period=7');
    const asked = (await backend.log()).map(({ path }) => path.replace(/\?.*/, ''));
    const times = (path: string) => asked.filter((each) => each === path).length;
    expect([spendPath, topVendorsPath, openOrdersPath].map(times)).toEqual([2, 2, 1]);
  });

  it('is not made up where the server leaves it out', async () => {
    const bare = '{"results":[{"id":4}],"count":3}';
    spoilAnswers(({ url }) => url.includes(openOrdersPath), 200, bare);
    await open();
    const orders = await moduleOf('Open orders');
    expect(await within(orders).findByText('Show all 3 open orders')).toBeVisible();
    expect(within(orders).getByRole('list')).toHaveTextContent('4–');
    expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
  });
});

describe('each module', () => {
  it('fails and is tried again by itself, and leaves the others whole', async () => {
    const { user, backend } = await open({
      before: async (page) => {
        await page.failNext('GET', spendPath, 'forbidden-403', 3);
        await page.failNext('GET', noticesPath, 'status-500', 3);
      },
    });
    expect(await screen.findByText('WW-2118')).toBeVisible();
    const [spend, notices] = [await moduleOf('Spend over time'), await moduleOf('Notices')];
    expect(await within(spend).findByText(/^Spend over time could not be loaded\./)).toBeVisible();
    expect(await within(notices).findByText(/^Notices could not be loaded\./)).toBeVisible();
    expect(modulesShown()).toEqual(usual);
    await backend.disarm();
    await user.click(within(spend).getByRole('button', { name: 'Retry' }));
    expect(await within(spend).findByText(/^\$[\d,.]+ from/)).toBeVisible();
    expect(within(notices).getByRole('alert')).toBeVisible();
  });

  it('says nothing of other days than are asked for, where these cannot be read', async () => {
    const { user, backend } = await open();
    const spend = await moduleOf('Spend over time');
    expect(await within(spend).findByText(/As of/)).toBeVisible();
    await backend.failNext('GET', spendPath, 'forbidden-403', 3);
    await user.click(await button('7 days'));
    expect(await within(spend).findByText(/^Spend over time could not be loaded\./)).toBeVisible();
    expect(within(spend).queryByText(/As of/)).not.toBeInTheDocument();
  });

  it('is left out where it has no address, also where it is arranged', async () => {
    const urls = { configuration: configurationPath, openOrders: openOrdersPath };
    const opened = await open({ config: (given) => ({ ...given, urls }) });
    await screen.findByText('WW-2118');
    expect(modulesShown()).toEqual(['Open orders']);
    expect(screen.queryByRole('group', { name: 'Period' })).not.toBeInTheDocument();
    expect(rowsOf(await customize(opened))).toHaveLength(1);
  });
});

describe('arranging', () => {
  it('begins with a press that came before the arrangement did', async () => {
    const answer = await backend.hold('GET', configurationPath);
    const { user } = await open();
    await user.click(await button('Customize'));
    await answer.isAsked();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await answer.release();
    expect(await screen.findByRole('dialog', { name: 'Customize the dashboard' })).toBeVisible();
  });

  it('does not begin where the arrangement came by another try', async () => {
    const spoilt = spoilAnswers(({ url }) => url.includes(configurationPath), 200, '{}');
    const answer = await backend.hold('GET', configurationPath);
    const { user } = await open();
    await user.click(await button('Customize'));
    await answer.release();
    await button('Retry');
    spoilt.mockRestore();
    await user.click(await button('Retry'));
    expect(await screen.findByText('WW-2118')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends order, what is shown and sizes as one change, which is taken back by one press', async () => {
    const opened = await open();
    const { user } = opened;
    const before = await stored(opened);
    const dialog = await customize(opened);
    await user.click(await button('Move Spend over time up'));
    await user.click(await box('Notices'));
    const size = within(dialog).getByRole('group', { name: 'Size of Open orders' });
    await user.click(within(size).getByRole('button', { name: 'Full' }));
    expect(await sent(opened)).toEqual([]);
    await save(opened);
    expect(await screen.findByText('Saved the layout.')).toBeVisible();
    const shown = ['Open orders', 'Spend over time', 'Expiring batches', ...usual.slice(3, -1)];
    await waitFor(() => expect(modulesShown()).toEqual(shown));
    expect(await sent(opened)).toHaveLength(1);
    expect((await stored(opened)).slice(0, 2)).toEqual([
      { id: 'openOrders', isShown: true, size: 'full' },
      { id: 'spend', isShown: true, size: 'full' },
    ]);
    await user.click(await button('Undo'));
    expect(await screen.findByText('The layout is as it was before.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await waitFor(() => expect(modulesShown()).toEqual(usual));
    expect(await stored(opened)).toEqual(before);
  });

  it('moves by keys and by number, with the focus where it was, and Escape leaves only the number', async () => {
    const opened = await open();
    const { user } = opened;
    const dialog = await customize(opened);
    const handle = () => button('Move Open orders: drag, or press the arrow keys');
    (await handle()).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(rowsOf(dialog)[1]).toContain('Open orders'));
    await waitFor(async () => expect(await handle()).toHaveFocus());
    expect(within(dialog).getByText('Open orders: position 2')).toBeInTheDocument();
    await user.click(await button('Position 6: move to another position'));
    await user.keyboard('1{Escape}{Enter}1{Enter}');
    await waitFor(() => expect(rowsOf(dialog)[0]).toContain('Notices'));
  });

  it('says where all modules are hidden how to bring them back', async () => {
    const opened = await open();
    await customize(opened);
    for (const name of usual) await opened.user.click(await box(name));
    await save(opened);
    expect(await screen.findByText('No module is shown.')).toBeVisible();
    await opened.user.click(await button('Choose modules'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('shows side by side what a colleague arranged meanwhile, and sends nothing over it', async () => {
    const opened = await open();
    await hideNotices(opened);
    await hideByColleague(opened, 'favorites');
    await save(opened);
    const choice = await screen.findByRole('group', { name: 'Choose for Hidden' });
    expect(choice).toHaveTextContent(/YoursNotices.*TheirsFavorites/);
    await opened.user.click(within(choice).getByRole('button', { name: 'Keep yours' }));
    await save(opened);
    await screen.findByText('Saved the layout.');
    const hidden = (await stored(opened)).filter(({ isShown }) => !isShown);
    expect(hidden.map(({ id }) => id)).toEqual(['notices']);
  });

  it('undoes nothing that somebody else arranged since', async () => {
    const opened = await open();
    await hideNotices(opened);
    await save(opened);
    await screen.findByText('Saved the layout.');
    await hideByColleague(opened, 'favorites');
    await opened.user.click(await button('Undo'));
    expect(await screen.findByText(/^Nothing was undone/)).toBeVisible();
  });

  it('offers after a reload what was not saved, and goes back to what was read by Reset', async () => {
    const opened = await open();
    await hideNotices(opened);
    await reload();
    await opened.user.click(await button('Restore'));
    expect(await box('Notices')).not.toBeChecked();
    await opened.user.click(await button('Reset'));
    expect(await box('Notices')).toBeChecked();
  });
});
