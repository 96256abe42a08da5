import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { openWidget } from './openWidget';

type User = ReturnType<typeof userEvent.setup>;

interface NumberField {
  widget: string;
  as: 'vendor' | 'dispensary';
  scenario?: string;
  /** The way to the field. */
  reach: (user: User) => Promise<HTMLElement>;
  /** What sends the field, or would. Without it, Enter. */
  send?: (user: User) => Promise<unknown>;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (user: User, name: string | RegExp) => user.click(await button(name));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Every field in which people type numbers that are sent by themselves or shared out. */
const fields: Record<string, NumberField> = {
  'cases in the cart': {
    widget: 'cart',
    as: 'dispensary',
    reach: () =>
      screen.findByRole('textbox', { name: /^Cases of Blue Dream 3.5 g .*Main Street$/ }),
  },
  'cases to fill a row of the matrix with': {
    widget: 'cart',
    as: 'dispensary',
    reach: async (user) => {
      await press(user, 'By location matrix');
      return screen.findByLabelText('Cases');
    },
    send: (user) => press(user, 'Same for all locations'),
  },
  'cases to add to locations of the quick order': {
    widget: 'quick-order',
    as: 'dispensary',
    scenario: 'hostile',
    reach: async (user) => {
      const [add] = await screen.findAllByRole('button', { name: /^Add .* to several locations/ });
      if (add) await user.click(add);
      return screen.findByLabelText('Cases at each location');
    },
    send: (user) => press(user, /^Add to \d locations/),
  },
  'cases in the drawer': {
    widget: 'order-drawer',
    as: 'vendor',
    scenario: 'two-items',
    reach: async (user) => {
      await press(user, /^Order/);
      return screen.findByRole('textbox', { name: 'Cases of Acapulco Gold 3.5 g' });
    },
  },
  'a price in the drawer': {
    widget: 'order-drawer',
    as: 'vendor',
    scenario: 'two-items',
    reach: async (user) => {
      await press(user, /^Order/);
      return screen.findByRole('textbox', { name: /^Price of a case of Acapulco Gold 3.5 g/ });
    },
  },
  'a discount': {
    widget: 'order-create',
    as: 'vendor',
    scenario: 'below-minimum',
    reach: async (user) => {
      await press(user, 'Add discount');
      return (await dialog('Add discount')).findByRole('textbox');
    },
  },
  'cases to add from a product card': {
    widget: 'seller-storefront',
    as: 'dispensary',
    reach: () => screen.findByRole('textbox', { name: 'Cases of Acapulco Gold cartridge' }),
    send: (user) => press(user, 'Add Acapulco Gold cartridge'),
  },
  'a condition of a rule': {
    widget: 'rules-editor',
    as: 'vendor',
    reach: async (user) => {
      await press(user, 'Edit rule 1');
      return screen.findByLabelText(/^Minimum/);
    },
    send: () => Promise.resolve(),
  },
  'a position of a rule': {
    widget: 'rules-editor',
    as: 'vendor',
    reach: async (user) => {
      await press(user, 'Position 1: move to another position');
      return screen.findByRole('textbox', { name: 'New position of rule 1' });
    },
  },
  'a potency of a batch': {
    widget: 'batch-form',
    as: 'vendor',
    reach: () => screen.findByLabelText('THC (delta-9)'),
    send: () => Promise.resolve(),
  },
};

describe.each(Object.entries(fields))('%s', (_name, { widget, as, scenario, reach, send }) => {
  it.each([
    ['2\n3\n4', 'Enter one number only.'],
    ['2\t3', 'Enter one number only.'],
    ['5 10', 'Enter one number only.'],
    ['5 DOZ', /Enter an? /],
    ['1.2.3', /Write the number like /],
  ])('pasted as %j is sent as no number, and says what is wrong', async (text, says) => {
    const { user, backend } = await openWidget(widget, { as, ...(scenario && { scenario }) });
    const field = await reach(user);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await (send?.(user) ?? user.keyboard('{Enter}'));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringMatching(says) as string);
    expect((await backend.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
