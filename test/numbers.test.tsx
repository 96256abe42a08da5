import { screen, waitFor, within } from '@testing-library/react';
import { after, fields, labelled, openField, press, textbox } from './support/fields';
import type { Field, User } from './support/fields';
import { unasked } from './support/screensWith';

interface NumberField extends Field {
  /** What sends the field, or would. Without it, Enter. */
  send?: (user: User) => Promise<unknown>;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const place = 'Position 1: move to another position';
/** Of a field that says what is wrong by itself. */
const send = () => Promise.resolve();

/** Every field in which people type numbers that are sent by themselves or shared out. */
const numberFields: Record<string, NumberField> = {
  'cases in the cart': fields['cases in the cart'],
  'cases to fill a row of the matrix with': {
    widget: 'cart',
    reach: after('Cases', 'By location matrix'),
    send: (user) => press(user, 'Same for all locations'),
  },
  'cases to add to locations of the quick order': {
    widget: 'quick-order',
    scenario: 'hostile',
    reach: async (user) => {
      const [add] = await screen.findAllByRole('button', { name: /^Add .* to several locations/ });
      if (add) await user.click(add);
      return labelled('Cases at each location');
    },
    send: (user) => press(user, /^Add to \d locations/),
  },
  'cases in the drawer': fields['cases in the drawer'],
  'a price in the drawer': fields['a price in the drawer'],
  'a discount': {
    widget: 'order-create',
    scenario: 'below-minimum',
    reach: async (user) => {
      await press(user, 'Add discount');
      return (await dialog('Add discount')).findByRole<HTMLInputElement>('textbox');
    },
  },
  'cases to add from a product card': {
    widget: 'seller-storefront',
    reach: () => textbox('Cases of Acapulco Gold cartridge'),
    send: (user) => press(user, 'Add Acapulco Gold cartridge'),
  },
  'a condition of a rule': {
    widget: 'rules-editor',
    reach: after(/^Minimum/, 'Edit rule 1'),
    send,
  },
  'a position of a rule': { widget: 'rules-editor', reach: after('New position of rule 1', place) },
  'a position of a tile': { widget: 'brand-page', reach: after('New position of tile 1', place) },
  'a position of a module': {
    widget: 'dispensary-dashboard',
    reach: after(/^New position of/, 'Customize', place),
  },
  'a price of a product': { widget: 'products', reach: after(/^Price.*Acapulco Gold fl/), send },
  'cases on the page of a product': { widget: 'product-details', reach: after(/^Cases of/) },
  'a list price for many variants': {
    widget: 'inventory-pricing',
    reach: async (user) => {
      await press(user, 'Change many');
      return (await dialog('Change many prices')).findByLabelText('List price');
    },
  },
  'a potency of a batch': { widget: 'batch-form', reach: after('THC (delta-9)'), send },
};

const inputs = /(NumberField|ReadField|QuantityField|CommitField|RowMoves)'|useNumberText/;
it('asks every screen that has such a field', () =>
  expect(unasked(inputs, numberFields)).toEqual([]));

// How a number may be written is asked of `readNumber`; here, that each field asks it, and of all that is pasted.
it.each(Object.entries(numberFields))(
  '%s: what is pasted and no number is not sent, and the field says what is wrong',
  async (_name, { send = (user) => user.keyboard('{Enter}'), ...where }) => {
    const { user, backend, field } = await openField(where);
    for (const [text, says] of [
      ['2\n3\n4', 'Enter one number only.'],
      ['5 DOZ', /Enter an? /],
    ] as const) {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await send(user);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringMatching(says) as string),
      );
      expect(field).toBeInvalid();
    }
    expect((await backend.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);
