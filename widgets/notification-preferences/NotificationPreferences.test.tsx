import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startClock, stopClock, untilPasses } from '../../test/support/clock';
import {
  box,
  boxesOf,
  choose,
  column,
  location,
  open,
  page,
  reads,
  slowRead,
} from './page.testkit';

afterEach(startClock);

describe('the columns', () => {
  it.each([
    ['dispensary', 'Emails from Vendor', 'Emails From Team'],
    ['vendor', 'Emails from Customer', 'Emails From Team'],
  ] as const)('are titled for a %s', async (as, first, second) => {
    await open({ as });
    expect(await column(first)).toBeVisible();
    const titles = screen.getAllByRole('group').map((group) => group.querySelector('legend'));
    expect(titles.map((title) => title?.textContent)).toEqual([first, second]);
  });

  it('say how many are on, and follow each change', async () => {
    const { user } = await open();
    const boxes = await boxesOf('Emails from Vendor');
    const on = boxes.filter((each) => each.checked).length;
    expect(await column('Emails from Vendor')).toHaveTextContent(`${on} of ${boxes.length} on`);
    await user.click(await box('Invoice due in 3 days'));
    expect(await screen.findByText(`${on - 1} of ${boxes.length} on`)).toBeVisible();
    expect(await box('Invoice due in 3 days')).toHaveAccessibleDescription('was on');
  });
});

describe('Toggle All', () => {
  it('starts checked only where every option of its column is on', async () => {
    const { user } = await open();
    expect(await box('Toggle All')).not.toBeChecked();
    await choose(user, 'Harborview – Ferry Terminal');
    await waitFor(async () => expect(await box('Toggle All')).toBeChecked());
  });

  it('sets every box of its column at the selected location and none elsewhere', async () => {
    const { user } = await open();
    await user.click(await box('Toggle All'));
    await waitFor(async () => {
      for (const each of await boxesOf('Emails from Vendor')) expect(each).toBeChecked();
    });
    expect((await boxesOf('Emails From Team')).some((each) => !each.checked)).toBe(true);
    await choose(user, 'Harborview – Main Street');
    await waitFor(async () =>
      expect((await boxesOf('Emails from Vendor')).some((each) => !each.checked)).toBe(true),
    );
  });

  it('stays on when one box is switched off', async () => {
    const { user } = await open();
    await user.click(await box('Toggle All'));
    await user.click(await box('Invoice due in 3 days'));
    expect(await box('Toggle All')).toBeChecked();
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
  });
});

describe('locations', () => {
  it('starts with all locations', async () => {
    await open();
    expect(await location()).toHaveDisplayValue('All locations');
  });

  it('selects a single location by itself and shows its options, all by one read', async () => {
    const { backend } = await open({ scenario: 'single' });
    expect(await location()).toHaveDisplayValue('Harborview – Main Street');
    expect(await boxesOf('Emails from Vendor')).not.toHaveLength(0);
    expect(await reads(backend, 'form=')).toBe(1);
  });

  it('says so when the user has none', async () => {
    await open({ scenario: 'empty' });
    expect(await screen.findByText('No Locations Configured for User')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('loads the options of each location once and keeps its edits in memory', async () => {
    const { user, backend } = await open();
    await choose(user, 'Harborview – Main Street');
    await user.click(await box('Invoice due in 3 days'));
    const edited = (await box('Invoice due in 3 days')).checked;
    await screen.findByRole('option', { name: 'Harborview – Main Street (edited)' });
    await choose(user, 'All locations');
    await choose(user, 'Harborview – Main Street (edited)');
    expect((await box('Invoice due in 3 days')).checked).toBe(edited);
    expect(await reads(backend, 'loc=101')).toBe(1);
  });

  it('shows the latest choice when answers arrive in another order', async () => {
    const { user, backend } = await open();
    const select = await location();
    const slowCame = await slowRead(backend);
    await user.selectOptions(select, 'Harborview – Main Street');
    await user.selectOptions(select, 'Harborview – Ferry Terminal');
    await waitFor(async () => expect(await box('Toggle All')).toBeChecked());
    await slowCame();
    expect(await box('Toggle All')).toBeChecked();
    expect(select).toHaveDisplayValue('Harborview – Ferry Terminal');
  });
});

describe('loading', () => {
  it('shows an indicator while the locations load', async () => {
    const { backend } = await open({ before: (server) => server.hold('GET', page) });
    expect(await screen.findByText('Loading locations…')).toBeInTheDocument();
    await backend.release();
    await location();
    expect(screen.queryByText('Loading locations…')).toBeNull();
  });

  it('says why the first load failed, for a second in a warning and lastingly with Retry', async () => {
    await stopClock();
    const { user } = await open({
      before: (backend) => backend.failNext('GET', page, 'forbidden-403'),
    });
    const warning = await untilPasses(() =>
      screen.getByText(/do not have permission/, { selector: '.alert-warning > *' }),
    );
    const since = Date.now();
    await untilPasses(() => expect(warning).not.toBeInTheDocument());
    expect(Date.now() - since).toBeLessThanOrEqual(1500);
    await startClock();
    const error = screen.getByRole('alert');
    expect(error).toHaveTextContent('You do not have permission to do this.');
    await user.click(within(error).getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { name: 'Notification Preferences' })).toHaveFocus();
    expect(await location()).toHaveDisplayValue('All locations');
  });

  it('lets the warning be dismissed before its second is over', async () => {
    await stopClock();
    await open({ config: (config) => ({ ...config, urls: { page: '/nowhere/' } }) });
    const dismiss = await untilPasses(() => screen.getByRole('button', { name: 'Dismiss' }));
    await userEvent.setup({ delay: null }).click(dismiss);
    expect(screen.queryByText(/no longer there/, { selector: '.alert-warning > *' })).toBeNull();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it("never shows one location's boxes under the name of another whose load failed", async () => {
    const { user, backend } = await open();
    const select = await location();
    await backend.failNext('GET', page, 'forbidden-403');
    await user.selectOptions(select, 'Harborview – Main Street');
    const error = await screen.findByRole('alert');
    expect(screen.queryByRole('group')).toBeNull();
    await user.click(within(error).getByRole('button', { name: 'Retry' }));
    expect(await boxesOf('Emails from Vendor')).not.toHaveLength(0);
  });

  it('asks to sign in when the session has ended', async () => {
    await open({ as: 'anonymous' });
    const error = await screen.findByRole('alert');
    expect(error).toHaveTextContent('Your session has ended.');
    const link = within(error).getByRole('link', { name: 'Sign in in a new tab' });
    expect(link).toHaveAttribute('href', 'http://shop.test/accounts/login/');
  });
});

describe('read-only', () => {
  it('shows every choice, disables the boxes and offers nothing to press', async () => {
    await open({ scenario: 'read-only' });
    for (const each of await boxesOf('Emails from Vendor')) expect(each).toBeDisabled();
    expect(await box('Toggle All')).toBeDisabled();
    expect(screen.getByText('Read-only')).toBeVisible();
    const widget = screen.getByRole('region', { name: 'Notification Preferences' });
    expect(within(widget).queryByRole('button')).toBeNull();
  });
});

describe('names and labels of the server', () => {
  it('are shown as text and kept out of objects', async () => {
    await open({ scenario: 'hostile' });
    expect(await boxesOf('Emails from Vendor')).not.toHaveLength(0);
    expect(document.querySelector('img')).toBeNull();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

it('mounts two instances that do not share their edits', async () => {
  const { user } = await open();
  await column('Emails from Vendor');
  const [host] = document.querySelectorAll<HTMLElement>('[data-widget]');
  const second = document.createElement('div');
  second.dataset.widget = 'notification-preferences';
  second.dataset.config = host?.dataset.config;
  document.body.append(second);
  await waitFor(() => expect(within(second).getAllByRole('group')).toHaveLength(2));

  await user.click(within(second).getByRole('checkbox', { name: 'Invoice due in 3 days' }));
  expect(await within(second).findByText('was on')).toBeVisible();
  expect(screen.getAllByText('was on')).toHaveLength(1);
});
