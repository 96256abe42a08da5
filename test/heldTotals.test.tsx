import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { openWidget } from './openWidget';

type User = ReturnType<typeof userEvent.setup>;

interface Screen {
  widget: string;
  as: 'vendor' | 'dispensary';
  scenario: string;
  /** The write of an edit, and the read that would tell what became of it. */
  write: [string, string];
  read: string;
  /** Where cases are set, once the screen is there. */
  field: () => Promise<HTMLElement>;
  edit?: (user: User, field: HTMLElement) => Promise<void>;
  /** What may not be pressed while the totals may be old. */
  holds?: string;
}

const order = '/dashboard/vendor/7/seller-ordering/orders/501/';
const quantity: Screen['write'] = ['PATCH', `${order}item/:id/update-quantity/`];

const typeInto = async (user: User, field: HTMLElement) => {
  await user.clear(field);
  await user.type(field, '5{Enter}');
};

/** Every screen whose totals follow edits that are saved as one goes. */
const screens: Screen[] = [
  {
    widget: 'cart',
    as: 'dispensary',
    scenario: 'default',
    write: ['PUT', '/shop/evergreen-valley/cart/multi-cart/'],
    read: '/shop/evergreen-valley/cart/multi-cart/b7c1e2',
    field: () => screen.findByRole('textbox', { name: /^Cases of Blue Dream 3.5 g .*Main/ }),
    holds: 'Go to checkout',
  },
  {
    widget: 'quick-order',
    as: 'dispensary',
    scenario: 'default',
    write: ['PUT', '/shop/evergreen-valley/cart/quick-order-refresh/'],
    read: '/shop/evergreen-valley/cart/quick-order/',
    field: async () => {
      const [cell] = await screen.findAllByRole('gridcell', { name: '4' });
      if (!cell) throw new Error('There is no such cell.');
      return cell;
    },
    edit: async (user, cell) => {
      await user.click(cell);
      await user.keyboard('5{Enter}');
    },
  },
  {
    widget: 'order-drawer',
    as: 'vendor',
    scenario: 'inline',
    write: quantity,
    read: `${order}items`,
    field: () => screen.findByRole('textbox', { name: 'Cases of Acapulco Gold 3.5 g' }),
  },
  {
    widget: 'order-create',
    as: 'vendor',
    scenario: 'two-items',
    write: quantity,
    read: order,
    field: () => screen.findByRole('gridcell', { name: '3' }),
    holds: 'Create order',
    edit: async (user, cell) => {
      await user.click(cell);
      await user.keyboard('5{Enter}');
    },
  },
];

const updating = 'The totals are being updated.';
const opened = ({ widget, as, scenario }: Screen) => openWidget(widget, { as, scenario });

describe.each(screens)('$widget', (facts) => {
  const { write, read, field, edit = typeInto, holds } = facts;

  it('says that changes are not saved, and not that totals are on their way, while edits wait for the person', async () => {
    const { user, backend } = await opened(facts);
    const cases = await field();
    await backend.failNext(...write, 'drop-before');
    await backend.failNext('GET', read, 'forbidden-403');
    await edit(user, cases);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(updating)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('alert', { hidden: true })).toBeNull());
    await waitFor(() => expect(screen.queryByText(updating)).toBeNull());
  });

  it('says that the totals may be old, and not that newer ones are on their way, where they cannot be read', async () => {
    const { backend } = await opened(facts);
    await field();
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
