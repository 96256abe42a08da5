import { screen, waitFor } from '@testing-library/react';
import { fields, openField } from '../support/fields';

interface Screen {
  field: keyof typeof fields;
  /** The write of an edit, and the read that would tell what became of it. */
  write: [string, string];
  read: string;
  /** What may not be pressed while the totals may be old. */
  holds?: string;
}

const cart = '/shop/evergreen-valley/cart/';
const order = '/dashboard/vendor/7/seller-ordering/orders/501/';
const quantity: Screen['write'] = ['PATCH', `${order}item/:id/update-quantity/`];

/** Every screen whose totals follow edits that are saved as one goes. */
const screens: Screen[] = [
  {
    field: 'cases in the cart',
    write: ['PUT', `${cart}multi-cart/`],
    read: `${cart}multi-cart/b7c1e2`,
    holds: 'Go to checkout',
  },
  {
    field: 'cases in the quick order',
    write: ['PUT', `${cart}quick-order-refresh/`],
    read: `${cart}quick-order/`,
  },
  { field: 'cases in the drawer', write: quantity, read: `${order}items` },
  { field: 'cases in the order grid', write: quantity, read: order, holds: 'Create order' },
];

const updating = 'The totals are being updated.';

describe.each(screens)('$field', ({ field: name, write, read, holds }) => {
  it('says that changes are not saved, and not that totals are on their way, while edits wait for the person', async () => {
    const { user, backend, field } = await openField(fields[name]);
    await backend.failNext(...write, 'drop-before');
    await backend.failNext('GET', read, 'forbidden-403');
    await user.clear(field);
    await user.type(field, '5{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(updating)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('alert', { hidden: true })).toBeNull());
    await waitFor(() => expect(screen.queryByText(updating)).toBeNull());
  });

  it('says that the totals may be old, and not that newer ones are on their way, where they cannot be read', async () => {
    const { backend } = await openField(fields[name]);
    await backend.failNext('GET', read, 'forbidden-403');
    window.dispatchEvent(new Event('focus'));
    const [says] = await screen.findAllByText(/may be out of date/i);
    expect(says).toBeVisible();
    expect(screen.queryByText(updating)).toBeNull();
    if (!holds) return;
    const controls = screen
      .getAllByText(holds)
      .flatMap((text) => text.closest('a, button, [role=link]') ?? []);
    expect(controls).not.toEqual([]);
    for (const control of controls) expect(control).toHaveAttribute('aria-disabled', 'true');
  });
});
