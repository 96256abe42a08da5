import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { describeScreen } from '../../test/support/describeScreen';
import {
  box,
  button,
  choose,
  describeOrders,
  field,
  open,
  orders,
  paths,
  press,
  radio,
  reload,
  sent,
  staging,
  stored,
  type,
} from './page.testkit';

describeScreen('webhook-dashboard', {
  as: 'vendor',
  shown: orders,
  load: { method: 'GET', path: paths.webhooks, fails: 'The webhooks could not be loaded.' },
  empty: 'There are no endpoints yet.',
  hostile: '<img src=x onerror=alert(1)>',
  readOnly: { without: /Edit|Add|Pause|Delete|Remove|Show|new secret|Send/ },
  write: {
    method: 'POST',
    path: paths.webhooks,
    edit: (opened) => describeOrders(opened, 'Front desk'),
    send: (opened) => press(opened, 'Save endpoint'),
    saved: `Saved ${orders}.`,
    notSaved: /The endpoint was not saved\./,
    isTyped: async () => expect(await field(/^Description/)).toHaveValue('Front desk'),
    opener: `Edit ${orders}`,
  },
});

describe('endpoints', () => {
  it('adds one with chosen events, found by a search and by their group', async () => {
    const opened = await open();
    const { user } = opened;
    await press(opened, 'Add endpoint');
    await type(opened, /^Address/, ' https://new.example.com/hooks ');
    await user.click(await radio('Chosen events'));
    await press(opened, 'Choose all of Batches');
    await type(opened, 'Find an event', 'placed an order');
    await user.click(await box('order.created'));
    await press(opened, 'Add the endpoint');
    expect(await screen.findByText('Added new.example.com/hooks.')).toBeVisible();
    expect(await sent(opened, paths.webhooks)).toEqual([
      {
        id: null,
        url: 'https://new.example.com/hooks',
        description: '',
        events: ['batch.created', 'batch.low', 'batch.expired', 'order.created'],
        isActive: true,
      },
    ]);
  });

  it('says what is wrong once it is to be saved, leads there, and sends nothing', async () => {
    const opened = await open();
    const { user } = opened;
    await press(opened, 'Add endpoint');
    await type(opened, /^Address/, 'http://hooks.example.com');
    expect(screen.queryByText(/must begin with https/)).not.toBeInTheDocument();
    await user.click(await radio('Chosen events'));
    await press(opened, 'Add the endpoint');
    expect(await screen.findByText(/^The address must begin with https/)).toBeVisible();
    expect(screen.getByText('Choose at least one event.')).toBeVisible();
    expect(await field(/^Address/)).toHaveFocus();
    expect(await sent(opened, paths.webhooks)).toEqual([]);
  });

  it('shows what the server refuses at its field, and leads there', async () => {
    const opened = await open();
    await press(opened, `Edit ${orders}`);
    // Good enough for the screen; the server wants small letters.
    await type(opened, /^Address/, 'HTTPS://hooks.example.com');
    await press(opened, 'Save endpoint');
    const address = await field(/^Address/);
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(/Enter an address that begins with https/),
    );
    expect(address).toHaveFocus();
    expect(await screen.findByText(/^The endpoint was not saved\./)).toBeVisible();
  });

  it('pauses and takes it back, once however often it is asked for', async () => {
    const opened = await open();
    await choose(opened, orders, 'Pause');
    expect(await screen.findByText(`Paused ${orders}.`)).toBeVisible();
    expect((await stored(opened)).endpoints[0]?.isActive).toBe(false);
    await press(opened, 'Undo');
    expect(await screen.findByText(`Resumed ${orders}.`)).toBeVisible();
    expect((await stored(opened)).endpoints[0]?.isActive).toBe(true);
    expect(await sent(opened, paths.webhooks)).toEqual([
      { id: 501, isActive: false },
      { id: 501, isActive: true },
    ]);
  });

  it('says why one was not paused, and tries again', async () => {
    const opened = await open();
    await opened.backend.failNext('POST', paths.webhooks, 'status-500');
    await choose(opened, orders, 'Pause');
    expect(await screen.findByRole('alert')).toHaveTextContent(`${orders} was not paused.`);
    await press(opened, 'Try again');
    expect(await screen.findByText(`Paused ${orders}.`)).toBeVisible();
  });

  it('deletes after a question, and keeps it where that is refused', async () => {
    const opened = await open();
    await choose(opened, staging, 'Delete');
    await opened.backend.failNext('POST', paths.webhooks, 'forbidden-403');
    await press(opened, 'Delete endpoint');
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission');
    expect((await stored(opened)).endpoints).toHaveLength(3);
    await press(opened, 'Delete endpoint');
    expect(await screen.findByText(`Deleted ${staging}.`)).toBeVisible();
    expect((await stored(opened)).endpoints.map(({ id }) => id)).toEqual([501, 502]);
  });

  it('tells by whom the same was changed meanwhile, and saves what is chosen', async () => {
    const opened = await open();
    await describeOrders(opened, 'Mine');
    await byColleague('POST', paths.webhooks, { id: 501, description: 'Theirs' });
    await press(opened, 'Save endpoint');
    const conflict = await screen.findByRole('group', { name: 'Choose for Description' });
    expect(within(conflict).getByText('Theirs', { selector: 'bdi' })).toBeVisible();
    expect(screen.getByText('Maya Ortiz changed this endpoint meanwhile.')).toBeVisible();
    await opened.user.click(within(conflict).getByRole('button', { name: 'Keep yours' }));
    await press(opened, 'Save endpoint');
    expect(await screen.findByText(`Saved ${orders}.`)).toBeVisible();
    expect((await stored(opened)).endpoints[0]?.description).toBe('Mine');
  });

  it('looks up what became of a new one whose answer was lost', async () => {
    const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
    await press(opened, 'Add endpoint');
    await type(opened, /^Address/, 'https://new.example.com');
    await opened.backend.failNext('POST', paths.webhooks, 'drop-after-commit');
    await press(opened, 'Add the endpoint');
    expect(await screen.findByText('Added new.example.com.')).toBeVisible();
    expect((await stored(opened)).endpoints).toHaveLength(4);
  });

  it('offers after a reload what was typed', async () => {
    const opened = await open();
    await describeOrders(opened, 'Kept over a reload');
    await reload();
    await press(opened, 'Restore');
    expect(await field(/^Description/)).toHaveValue('Kept over a reload');
    await press(opened, 'Cancel');
    await reload();
    await button(`Edit ${orders}`);
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });
});

describe('deliveries', () => {
  it('shows what was sent on demand, and sends it again', async () => {
    const opened = await open();
    await choose(opened, orders, 'Deliveries');
    const list = await screen.findByRole('group', { name: 'Deliveries' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    expect(within(list).getByText('Failed')).toBeVisible();
    expect(within(list).getByText('No answer')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'What was sent' })).not.toBeInTheDocument();
    const [details] = within(list).getAllByRole('button', { name: /^Details/ });
    if (details) await opened.user.click(details);
    expect(await screen.findByRole('group', { name: 'What was sent' })).toHaveTextContent(
      '"type":"order.created"',
    );
    const [again] = within(list).getAllByRole('button', { name: /^Send again/ });
    if (again) await opened.user.dblClick(again);
    const toast = await screen.findByText(/^It was sent again\./);
    // In the dialog: what is behind it cannot be reached.
    expect(screen.getByRole('dialog')).toContainElement(toast);
    await press(opened, 'Dismiss');
    expect(toast).not.toBeInTheDocument();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(9));
    expect(await sent(opened, paths.send)).toEqual([{ endpointId: 501, deliveryId: 9000 }]);
  });

  it('sends a test, also where its answer was lost', async () => {
    const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
    await choose(opened, staging, 'Deliveries');
    expect(await screen.findByText('Nothing was sent to this endpoint yet.')).toBeVisible();
    await opened.backend.failNext('POST', paths.send, 'drop-after-commit');
    await press(opened, 'Send a test');
    expect(await screen.findByText(/^The test was sent\./)).toBeVisible();
    expect((await stored(opened)).deliveries[0]).toMatchObject({
      event: 'batch.low',
      isTest: true,
    });
    await opened.user.keyboard('{Escape}');
    const row = (await button(`Edit ${staging}`)).closest('[role=row]');
    await waitFor(() => expect(row).not.toHaveTextContent('Nothing sent yet'));
  });
});
