import { screen, waitFor, within } from '@testing-library/react';
import {
  blueDream,
  call,
  edit,
  gelato,
  mainStreet,
  open,
  orderedAt,
  ordersOf,
  quantityOf,
  settled,
} from './page.testkit';

describe('a refused quantity', () => {
  it('can be answered by removing the line', async () => {
    const { user, backend } = await open();
    await edit(user, blueDream, 12);
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Remove' }));
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(0);
  });
});

describe('a removal', () => {
  it('is an explicit 0 in the field as well', async () => {
    const { user, backend } = await open();
    await edit(user, blueDream, 0);
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(0);
    expect(await screen.findByText(`Removed ${blueDream}, ${mainStreet}.`)).toBeVisible();
  });
});

it('undoes one removal after the other, the last one first', async () => {
  const { user, backend } = await open();
  const before = await ordersOf(backend);
  await edit(user, blueDream, 0);
  await edit(user, gelato, 0);
  await settled();
  expect(await ordersOf(backend)).toHaveLength(before.length - 2);
  expect(await screen.findByText(`Removed ${gelato}, ${mainStreet}.`)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`Removed ${blueDream}, ${mainStreet}.`)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await ordersOf(backend)).toHaveLength(before.length));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect((await ordersOf(backend)).sort()).toEqual(before.sort());
});

describe('clearing', () => {
  it('names the sellers, and says by seller what one of them refused; the rest can be undone', async () => {
    const { user, backend } = await open({ scenario: 'several-sellers' });
    await quantityOf(blueDream);
    const before = await ordersOf(backend);
    await backend.failNext('DELETE', '/shop/blue-heron/cart/multi-cart/clear/', 'refused-400');
    await user.click(await screen.findByRole('button', { name: 'Clear cart: all locations' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      /^Clear cartAll \d+ items of Evergreen Valley Farms and Blue Heron Extracts & Edibles at \d locations will be removed\. You can undo this\./,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Clear cart' }));
    const alert = await screen.findByText(
      /^The cart of Blue Heron Extracts & Edibles was not cleared\./,
    );
    expect(alert).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('textbox', { name: new RegExp(blueDream) })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await quantityOf(blueDream);
    await settled();
    expect((await ordersOf(backend)).sort()).toEqual(before.sort());
  });

  it('of one location is named by its seller where there are several', async () => {
    await open({ scenario: 'several-sellers' });
    await quantityOf(blueDream);
    const names = screen
      .getAllByRole('button', { name: /^Clear: / })
      .map((button) => button.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('that waits for signing in can be undone once it was sent', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    const before = await ordersOf(backend);
    await backend.failNext('DELETE', `${call}clear/`, 'login-redirect');
    await user.click(await screen.findByRole('button', { name: `Clear: ${mainStreet}` }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Clear cart' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await ordersOf(backend)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await quantityOf(blueDream);
    await settled();
    expect((await ordersOf(backend)).sort()).toEqual(before.sort());
  });
});
