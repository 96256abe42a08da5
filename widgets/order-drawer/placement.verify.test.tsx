import { screen, waitFor, within } from '@testing-library/react';
import {
  first,
  items,
  open,
  openInline,
  openPage,
  openShort,
  order,
  orderButton,
  priceOf,
  quantityOf,
  remove,
  row,
  rows,
  settled,
  type,
} from './page.testkit';

const drawer = () => screen.findByRole('dialog', { name: 'Order items' });
const written = () => new URL(location.href).searchParams.get('order-drawer');

describe('the button', () => {
  it('says how much is ordered, opens the items and takes the focus back on Escape', async () => {
    const { user } = await openPage();
    await waitFor(async () =>
      expect(await orderButton()).toHaveTextContent('Order · 30 items · $52,910.69'),
    );
    expect(screen.queryByRole('list', { name: 'Items' })).toBeNull();
    await user.click(await orderButton());
    expect(await within(await drawer()).findByRole('list', { name: 'Items' })).toBeVisible();
    await quantityOf(first);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await orderButton()).toHaveFocus();
  });

  it('follows what is changed, and what could not be saved', async () => {
    const { user, backend } = await openShort();
    await type(user, await quantityOf(first), '6');
    await settled();
    await backend.failNext('PATCH', `${order}item/:id/update-quantity/`, 'refused-400');
    await type(user, await quantityOf(first), '8');
    await within(await row(first)).findByRole('alert');
    await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await orderButton()).toHaveTextContent(/^Order · 2 items · \$/);
    expect(screen.getByText('Changes not saved')).toBeVisible();
  });

  it('says why there is nothing, and tries again', async () => {
    const { user } = await openPage({
      before: (backend) => backend.failNext('GET', items, 'forbidden-403'),
    });
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await orderButton()).toHaveTextContent('30 items'));
  });
});

describe('the drawer', () => {
  it('stands open in the address, and Back closes it', async () => {
    await open();
    await rows();
    expect(written()).toBe('open=1');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not closed by the Escape that restores a field', async () => {
    const { user } = await openShort();
    const field = await quantityOf(first);
    await user.clear(field);
    await user.type(field, '6{Escape}');
    expect(field).toHaveValue('3');
    await drawer();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers to undo a removal in itself, where it can be reached', async () => {
    const { user } = await openShort();
    await user.click(await remove(first));
    const undo = await within(await drawer()).findByRole('button', { name: 'Undo' });
    await user.click(undo);
    await settled();
    expect(await priceOf(first)).toBeVisible();
  });
});

describe('placement: "inline"', () => {
  it('puts the items into the page, with no button', async () => {
    const { user } = await openInline();
    expect(await rows()).toHaveLength(24);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Order items', level: 1 })).toBeVisible();
    await type(user, await quantityOf(first), '6');
    await settled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('25–30 of 30')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order items' })).toHaveFocus());
  });
});
