import { waitFor } from '@testing-library/react';
import { fields, openCell, openField, type Field, type User } from '../support/fields';

interface Typed extends Field {
  /** Other than what the field has. */
  text: string;
  /** What it has, in its own spelling and in another; as it stands in the field, where it is left out. */
  own?: [string, string];
}

const saving = (name: keyof typeof fields, text: string, own: [string, string]) => ({
  [name]: { ...fields[name], text, own },
});

/** Every field that saves by itself once it is left, and the cells that wait for Save. */
const typedFields: Record<string, Typed> = {
  ...saving('cases in the cart', '6', ['4', '04']),
  ...saving('cases in the matrix of the cart', '6', ['4', '04']),
  ...saving('cases in the quick order', '6', ['4', '04']),
  ...saving('cases in the order grid', '6', ['3', '03']),
  ...saving('a price in the order grid', '300', ['391.50', '$391.50']),
  'a price in the grid of prices': {
    widget: 'inventory-pricing',
    reach: (user) => openCell(user, /^\$\d/),
    text: '7777',
  },
  ...saving('cases in the drawer', '6', ['3', '03']),
  ...saving('a price in the drawer', '300', ['391.50', '$391.50']),
};

/** Whether the browser would ask before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const typeOver = (user: User, text: string) => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  return user.keyboard(text);
};

const open = async (where: Field) => {
  const { user, field } = await openField(where);
  await user.click(field);
  return { user, field };
};

it.each(Object.entries(typedFields))(
  '%s: what is typed and not taken yet is asked for before the page is left',
  async (_name, typed) => {
    const { user } = await open(typed);
    expect(asks()).toBe(false);
    await typeOver(user, typed.text);
    await waitFor(() => expect(asks()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asks()).toBe(false));
  },
);

it.each(Object.entries(typedFields))(
  '%s: a text that cannot be read is asked for too',
  async (_name, typed) => {
    const { user } = await open(typed);
    await typeOver(user, 'many');
    await waitFor(() => expect(asks()).toBe(true));
    await user.keyboard('{Enter}');
    expect(asks()).toBe(true);
  },
);

it.each(Object.entries(typedFields))(
  '%s: what is typed back to its own value is not asked for',
  async (_name, typed) => {
    const { user, field } = await open(typed);
    for (const own of typed.own ?? [field.value]) {
      await typeOver(user, typed.text);
      await waitFor(() => expect(asks()).toBe(true));
      await typeOver(user, own);
      await waitFor(() => expect(asks()).toBe(false));
    }
    await typeOver(user, typed.text);
    await waitFor(() => expect(asks()).toBe(true));
    await typeOver(user, '{Backspace}');
    await waitFor(() => expect(asks()).toBe(false));
  },
);
