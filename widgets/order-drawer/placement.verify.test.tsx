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
  quantityOf,
  row,
  rows,
  settled,
  type,
} from './page.testkit';

const drawer = () => screen.findByRole('dialog', { name: 'Order items' });
const written = () => new URL(location.href).searchParams.get('order-drawer');

describe('the button', () => {
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
});

describe('placement: "inline"', () => {
  it('puts the items into the page, with no button', async () => {
    const { user } = await openInline();
    expect(await rows()).toHaveLength(24);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Order items', level: 1 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('25–30 of 30')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order items' })).toHaveFocus());
  });
});
