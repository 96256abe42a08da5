import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startClock, stopClock, untilPasses } from '../../test/support/clock';
import {
  arriveLate,
  blueDream,
  call,
  checkout,
  edit,
  gelato,
  mainStreet,
  open,
  orderedAt,
  ordersOf,
  quantityOf,
  read,
  remove,
  settled,
  spoilAnswers,
  writes,
} from './page.testkit';

/** Nothing of a missing value is ever shown, and the screen stands. */
function expectWhole() {
  expect(screen.getByRole('region', { name: 'Cart' })).not.toHaveTextContent(
    /undefined|null|NaN|\[object|stopped working/,
  );
}

const unpromised: [string, number, string][] = [
  ['204', 204, ''],
  ['{}', 200, '{}'],
  ['null', 200, 'null'],
  ['"ok"', 200, '"ok"'],
  ['{"success": true}', 200, '{"success": true}'],
  ['201 with an empty list', 201, '[]'],
];

describe.each(unpromised)('a write answered by %s', (_name, status, body) => {
  it('is accepted, and what the answer does not bring is read', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    spoilAnswers((method) => method !== 'GET', status, body);
    await edit(user, blueDream, 6);
    await settled();
    expect(await quantityOf(blueDream)).toHaveValue('6');
    expect(await orderedAt(backend, blueDream)).toBe(6);
    expect(screen.getByText('$8,608.27')).toBeVisible();
    expect(await checkout()).toHaveAttribute('href');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await writes(backend)).toHaveLength(1);
    expectWhole();
  });

  it('removes and clears', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    spoilAnswers((method) => method !== 'GET', status, body);
    await user.click(await remove(blueDream));
    await user.click(await screen.findByRole('button', { name: 'Remove item' }));
    await settled();
    await user.click(screen.getByRole('button', { name: `Clear: ${mainStreet}` }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear cart' }),
    );
    await waitFor(async () => expect(await ordersOf(backend)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    expectWhole();
  });
});

it.each([
  ['without errors', '{}'],
  ['with an empty list', '{"errors": []}'],
  ['of null', 'null'],
  ['of a text', '"no"'],
  ['without a body', ''],
])('says of a refusal %s that the quantity was not changed', async (_name, body) => {
  const { user, backend } = await open();
  await quantityOf(blueDream);
  await backend.failNext('PUT', call, 'refused-400');
  spoilAnswers((method) => method === 'PUT', 400, body);
  await edit(user, blueDream, 6);
  expect(await screen.findByRole('alert')).toHaveTextContent('Quantity not changed to 6.');
  await settled();
  expect(await checkout()).toHaveAttribute('href');
  expectWhole();
});

it('reads before it claims anything when the server failed after it had saved', async () => {
  const { user, backend } = await open();
  await quantityOf(blueDream);
  spoilAnswers((method) => method === 'PUT', 500, 'Server Error');
  await edit(user, blueDream, 6);
  await settled();
  expect(await quantityOf(blueDream)).toHaveValue('6');
  expect(await orderedAt(backend, blueDream)).toBe(6);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/elsewhere|not changed/)).toBeNull();
});

afterEach(startClock);

describe('a write whose answer was lost', () => {
  const withLimit = (timeout: number) => ({
    config: (config: Record<string, unknown>) => ({ ...config, timeout }),
  });
  const unknown = 'We don’t know yet whether your last change was saved. We keep checking.';

  it('is neither saved nor not saved until the limit of the server has passed', async () => {
    const { user, backend } = await open(withLimit(2));
    const field = await quantityOf(blueDream);
    await backend.failNext('PUT', call, 'drop-before');
    await stopClock();
    const atOnce = userEvent.setup({ delay: null });
    await atOnce.clear(field);
    await atOnce.type(field, '6{Enter}');
    await untilPasses(() => expect(screen.getByText(unknown)).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field).toHaveValue('6');
    expect(screen.getByRole('link', { name: 'Go to checkout' })).not.toHaveAttribute('href');
    const alert = await untilPasses(() => screen.getByRole('alert'));
    expect(alert).toHaveTextContent('Quantity not changed to 6.');
    expect(screen.queryByText(unknown)).toBeNull();
    await startClock();
    await user.click(within(alert).getByRole('button', { name: 'Set to 6' }));
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(6);
  });

  it('is saved when it arrives late', async () => {
    const { user, backend } = await open(withLimit(30));
    await quantityOf(blueDream);
    await backend.failNext('PUT', call, 'drop-before');
    await edit(user, blueDream, 6);
    await screen.findByText(unknown);
    await arriveLate(6);
    await waitFor(() => expect(screen.queryByText(unknown)).toBeNull());
    await settled();
    expect(await quantityOf(blueDream)).toHaveValue('6');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/elsewhere/)).toBeNull();
    expect(await checkout()).toHaveAttribute('href');
  });

  it('is nothing that a colleague did once another quantity is saved after it', async () => {
    const { user, backend } = await open(withLimit(30));
    await quantityOf(blueDream);
    await backend.failNext('PUT', call, 'drop-before');
    await edit(user, blueDream, 6);
    await screen.findByText(unknown);
    await edit(user, blueDream, 8);
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(8));
    await waitFor(() => expect(screen.queryByText(unknown)).toBeNull());
    expect(screen.queryByText(/elsewhere/)).toBeNull();
  });

  it('is sent again on the person’s word', async () => {
    const { user, backend } = await open(withLimit(30));
    await quantityOf(blueDream);
    await backend.failNext('PUT', call, 'drop-before');
    await edit(user, blueDream, 6);
    await screen.findByText(unknown);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await settled();
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(6));
    await waitFor(() => expect(screen.queryByText(unknown)).toBeNull());
  });

  it('and that waits to be sent is sent on Retry', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    await backend.failNext('PUT', call, 'drop-before');
    await backend.failNext('GET', read, 'forbidden-403');
    await edit(user, blueDream, 6);
    await edit(user, gelato, 5);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your quantities are kept here and wait to be sent.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await orderedAt(backend, gelato)).toBe(5));
    expect(await orderedAt(backend, blueDream)).toBe(6);
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a look in the background that fails', () => {
  const old = /^This cart may be out of date\./;
  const revisit = () => window.dispatchEvent(new Event('focus'));

  it('says that the cart may be old, and holds the way to checkout until it is fresh', async () => {
    const { user, backend } = await open({ scenario: 'changed-elsewhere' });
    await quantityOf(gelato);
    await backend.failNext('GET', read, 'forbidden-403');
    revisit();
    expect(await screen.findByText(old)).toHaveTextContent(
      'You do not have permission to do this.',
    );
    expect(await checkout()).not.toHaveAttribute('href');
    expect(screen.getByText('The totals may be out of date.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Changed elsewhere: from 2 to 7 cases.')).toBeVisible();
    expect(screen.queryByText(old)).toBeNull();
    expect(await checkout()).toHaveAttribute('href');
  });

  it('is tried again by itself, and when one comes back', async () => {
    const { backend } = await open({ scenario: 'changed-elsewhere' });
    await quantityOf(gelato);
    // Three attempts of the read itself.
    await backend.failNext('GET', read, 'drop-before', 3);
    revisit();
    await screen.findByText(old);
    await waitFor(() => expect(screen.queryByText(old)).toBeNull());
    expect(await quantityOf(gelato)).toHaveValue('7');

    await backend.failNext('GET', read, 'forbidden-403');
    revisit();
    await screen.findByText(old);
    revisit();
    await waitFor(() => expect(screen.queryByText(old)).toBeNull());
  });
});
