import { screen, waitFor, within } from '@testing-library/react';
import { watchedLists } from '@shared/ui/nearWindow.testkit';
import { byColleague } from '../../test/support/byColleague';
import { changeAnswers } from '../../test/support/spoilAnswers';
import {
  choose,
  describeOrders,
  open,
  orders,
  paths,
  press,
  staging,
  stored,
  type,
} from './page.testkit';

describe('endpoints', () => {
  it('warns of a private host and of an address that is there already, and saves it all the same', async () => {
    const opened = await open();
    await press(opened, 'Add endpoint');
    await type(opened, /^Address/, 'https://hooks.evergreen.example/orders');
    expect(await screen.findByText(/^Another endpoint has this address/)).toBeVisible();
    await type(opened, /^Address/, 'https://192.168.1.4/hooks');
    expect(await screen.findByText(/^192\.168\.1\.4 is inside a private network/)).toBeVisible();
    await press(opened, 'Add the endpoint');
    expect(await screen.findByText('Added 192.168.1.4/hooks.')).toBeVisible();
  });

  it('takes back nothing that a colleague had paused before', async () => {
    const opened = await open();
    await screen.findByText(orders);
    await byColleague('POST', paths.webhooks, { id: 501, isActive: false });
    await choose(opened, orders, 'Pause');
    expect(await screen.findByText(`Paused ${orders}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('goes on saying that one was not paused while another is dealt with', async () => {
    const opened = await open();
    const fault = { method: 'POST', path: paths.webhooks, fault: 'forbidden-403' } as const;
    await opened.backend.arm({ ...fault, times: 2, delay: 0 });
    await choose(opened, orders, 'Pause');
    expect(await screen.findByText(RegExp(`${orders} was not paused`))).toBeVisible();
    await choose(opened, staging, 'Resume');
    expect(await screen.findByText(RegExp(`${staging} was not resumed`))).toBeVisible();
    expect(screen.getByText(RegExp(`${orders} was not paused`))).toBeVisible();
  });

  it('changes nothing that a colleague changed of the same endpoint', async () => {
    const opened = await open();
    await describeOrders(opened, 'Mine');
    await byColleague('POST', paths.webhooks, { id: 501, isActive: false });
    await press(opened, 'Save endpoint');
    await screen.findByText(`Saved ${orders}.`);
    expect((await stored(opened)).endpoints[0]).toMatchObject({
      description: 'Mine',
      isActive: false,
    });
  });
});

describe('deliveries', () => {
  it('of which there are thousands are drawn near the window alone', async () => {
    const lists = watchedLists();
    try {
      changeAnswers(
        ({ url }) => url.includes(paths.deliveries),
        (answer) => {
          const [first] = (answer as { deliveries: { id: number }[] }).deliveries;
          return { deliveries: Array.from({ length: 3000 }, (_, id) => ({ ...first, id })) };
        },
      );
      await choose(await open(), orders, 'Deliveries');
      const group = await screen.findByRole('group', { name: 'Deliveries' });
      expect(within(group).queryAllByRole('listitem')).toHaveLength(0);
      await waitFor(() => {
        lists.tell((list) => list === group.firstElementChild);
        expect(within(group).getAllByRole('listitem')).toHaveLength(50);
      });
    } finally {
      lists.stop();
    }
  });

  it('are not there where the server tells none', async () => {
    const opened = await open({ scenario: 'plain' });
    await press(opened, `Actions for ${orders}`);
    await screen.findByRole('menuitem', { name: 'Pause' });
    expect(screen.queryByRole('menuitem', { name: 'Deliveries' })).not.toBeInTheDocument();
  });
});
