import { screen, waitFor, within } from '@testing-library/react';
import {
  blueDream,
  call,
  checkout,
  edit,
  gelato,
  mainStreet,
  more,
  open,
  orderedAt,
  ordersOf,
  quantityOf,
  read,
  remove,
  settled,
  writes,
} from './page.testkit';

describe('a refused quantity', () => {
  it('rolls back alone, says why beside its line, and offers what is left', async () => {
    const { user, backend } = await open();
    await edit(user, blueDream, 12);
    await user.click(await more(gelato));
    const line = screen.getByRole('listitem', { name: blueDream });
    const alert = await within(line).findByRole('alert');
    expect(alert).toHaveTextContent('Only 9 of 12 cases are available.');
    expect(await quantityOf(blueDream)).toHaveValue('4');
    await settled();
    expect(await orderedAt(backend, gelato)).toBe(3);

    await user.click(within(alert).getByRole('button', { name: 'Set to 9' }));
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(9);
    expect(within(line).queryByRole('alert')).toBeNull();
  });

  it.each(['refused-400', 'status-500'] as const)(
    'by %s keeps what the server holds and says so',
    async (fault) => {
      const { user, backend } = await open();
      await quantityOf(blueDream);
      await backend.failNext('PUT', call, fault);
      await edit(user, blueDream, 6);
      await screen.findByRole('alert');
      // The field that has the focus stays as it is.
      expect(await quantityOf(blueDream)).toHaveValue('6');
      await user.tab();
      expect(await quantityOf(blueDream)).toHaveValue('4');
      expect(await orderedAt(backend, blueDream)).toBe(4);
    },
  );
});

describe('a write without an answer', () => {
  it('is read again before anything is claimed when it did arrive', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    await backend.failNext('PUT', call, 'drop-after-commit');
    await edit(user, blueDream, 6);
    await settled();
    expect(await quantityOf(blueDream)).toHaveValue('6');
    expect(await orderedAt(backend, blueDream)).toBe(6);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await writes(backend)).toHaveLength(1);
  });

  it('that did not arrive is told, and can be sent again', async () => {
    // The server gives up after a second: what is not there by then does not come.
    const { user, backend } = await open({ config: (config) => ({ ...config, timeout: 1 }) });
    await quantityOf(blueDream);
    await backend.failNext('PUT', call, 'drop-before');
    await edit(user, blueDream, 6);
    const alert = await screen.findByRole('alert');
    await user.tab();
    expect(await quantityOf(blueDream)).toHaveValue('4');
    await user.click(within(alert).getByRole('button', { name: 'Set to 6' }));
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(6);
  });

  it('keeps the quantity and claims nothing while the cart cannot be read again', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    await backend.failNext('PUT', call, 'drop-after-commit');
    await backend.failNext('GET', read, 'forbidden-403');
    await edit(user, blueDream, 6);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your quantities are kept here and wait to be sent.');
    expect(await quantityOf(blueDream)).toHaveValue('6');
    expect(await checkout()).not.toHaveAttribute('href');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(6);
  });
});

it('keeps edits through an ended session and sends them when the person goes on', async () => {
  const { user, backend } = await open();
  await quantityOf(blueDream);
  await backend.failNext('PUT', call, 'login-redirect');
  await edit(user, blueDream, 6);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your session has ended.');
  expect(await quantityOf(blueDream)).toHaveValue('6');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await settled();
  expect(await orderedAt(backend, blueDream)).toBe(6);
});

it('sends a write again once after a refused CSRF token', async () => {
  const { user, backend } = await open();
  await quantityOf(blueDream);
  await backend.failNext('PUT', call, 'csrf-403');
  await edit(user, blueDream, 6);
  await settled();
  expect(await orderedAt(backend, blueDream)).toBe(6);
});

describe('a removal', () => {
  it('asks first, moves the focus to the next line, and can be undone with the same quantity', async () => {
    const { user, backend } = await open();
    const before = await ordersOf(backend);
    await user.click(await remove(blueDream));
    const dialog = await screen.findByRole('dialog', { name: 'Remove item' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await quantityOf(gelato)).toHaveFocus());
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(0);

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await settled();
    expect((await ordersOf(backend)).sort()).toEqual(before.sort());
    const main = screen.getByRole('region', { name: mainStreet });
    const [first] = within(main).getAllByRole('listitem');
    expect(first).toHaveAccessibleName(blueDream);
    expect(await quantityOf(blueDream)).toHaveFocus();
  });

  it('does nothing when it is cancelled, and gives the focus back', async () => {
    const { user, backend } = await open();
    await user.click(await remove(blueDream));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await remove(blueDream)).toHaveFocus();
    expect(await writes(backend)).toEqual([]);
  });

  it('that is refused brings the line back and says why', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    await backend.failNext('DELETE', call, 'refused-400');
    await user.click(await remove(blueDream));
    await user.click(await screen.findByRole('button', { name: 'Remove item' }));
    const line = await screen.findByRole('listitem', { name: blueDream });
    expect(await within(line).findByRole('alert')).toHaveTextContent('The server refused this.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('clearing', () => {
  it('empties the cart, and Undo brings every line back with its quantity', async () => {
    const { user, backend } = await open({ scenario: 'several-sellers' });
    await quantityOf(blueDream);
    const before = await ordersOf(backend);
    await user.click(await screen.findByRole('button', { name: 'Clear cart: all locations' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear cart' });
    await user.click(within(dialog).getByRole('button', { name: 'Clear cart' }));
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await quantityOf(blueDream);
    await settled();
    expect((await ordersOf(backend)).sort()).toEqual(before.sort());
  });

  it('of one location leaves the other, and that is refused brings everything back', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    await backend.failNext('DELETE', `${call}clear/`, 'refused-400');
    const clear = async () => {
      await user.click(await screen.findByRole('button', { name: `Clear: ${mainStreet}` }));
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: 'Clear cart' }));
    };
    await clear();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The cart of Evergreen Valley Farms was not cleared.',
    );
    expect(await quantityOf(blueDream)).toHaveValue('4');
    await clear();
    await waitFor(async () => expect(await ordersOf(backend)).toHaveLength(2));
  });
});
