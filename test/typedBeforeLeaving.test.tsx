import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { openWidget } from './openWidget';

type User = ReturnType<typeof userEvent.setup>;

interface Field {
  widget: string;
  as: 'vendor' | 'dispensary';
  scenario?: string;
  /** The way to the field, which has the focus then. */
  reach: (user: User) => Promise<void>;
  /** Other than what the field has. */
  text: string;
  /** What it has, in its own spelling and in another; as it stands in the field, where it is left out. */
  own?: [string, string];
}

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name, hidden: true }));
const field = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('textbox', { name, hidden: true }));
const cell = async (user: User, says: string | RegExp) => {
  const [found] = await screen.findAllByRole('gridcell', { name: says, hidden: true });
  if (!found) throw new Error(`No cell says ${String(says)}.`);
  await user.dblClick(found);
};

const inOrderGrid = (says: string | RegExp) => ({
  widget: 'order-create',
  as: 'vendor' as const,
  scenario: 'two-items',
  reach: (user: User) => cell(user, says),
});
const inDrawer = (name: string) => ({
  widget: 'order-drawer',
  as: 'vendor' as const,
  scenario: 'two-items',
  reach: async (user: User) => {
    await press(user, /^Order/);
    await field(user, name);
  },
});

/** Every field that saves by itself once it is left, and the cells that wait for Save. */
const fields: Record<string, Field> = {
  'cases in the cart': {
    widget: 'cart',
    as: 'dispensary',
    reach: (user) => field(user, /^Cases of Blue Dream 3\.5 g .*Main Street$/),
    text: '6',
    own: ['4', '04'],
  },
  'cases in the matrix of the cart': {
    widget: 'cart',
    as: 'dispensary',
    reach: async (user) => {
      await press(user, 'By location matrix');
      await cell(user, '4');
    },
    text: '6',
    own: ['4', '04'],
  },
  'cases in the quick order': {
    widget: 'quick-order',
    as: 'dispensary',
    reach: (user) => cell(user, '4'),
    text: '6',
    own: ['4', '04'],
  },
  'cases in the order grid': {
    ...inOrderGrid('3'),
    text: '6',
    own: ['3', '03'],
  },
  'a price in the order grid': {
    ...inOrderGrid(/391\.50/),
    text: '300',
    own: ['391.50', '$391.50'],
  },
  'a price in the grid of prices': {
    widget: 'inventory-pricing',
    as: 'vendor',
    reach: (user) => cell(user, /^\$\d/),
    text: '7777',
  },
  'cases in the drawer': {
    ...inDrawer('Cases of Acapulco Gold 3.5 g'),
    text: '6',
    own: ['3', '03'],
  },
  'a price in the drawer': {
    ...inDrawer('Price of a case of Acapulco Gold 3.5 g'),
    text: '300',
    own: ['391.50', '$391.50'],
  },
};

/** Whether the browser would ask before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const typeOver = (user: User, text: string) => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  return user.keyboard(text);
};

const open = async ({
  widget,
  as,
  scenario,
  reach,
}: Pick<Field, 'widget' | 'as' | 'scenario' | 'reach'>) => {
  const { user } = await openWidget(widget, { as, ...(scenario && { scenario }) });
  await reach(user);
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
  return user;
};

it.each(Object.entries(fields))(
  '%s: what is typed and not taken yet is asked for before the page is left',
  async (_name, typed) => {
    const user = await open(typed);
    expect(asks()).toBe(false);
    await typeOver(user, typed.text);
    await waitFor(() => expect(asks()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asks()).toBe(false));
  },
);

it.each(Object.entries(fields))(
  '%s: a text that cannot be read is asked for too',
  async (_name, typed) => {
    const user = await open(typed);
    await typeOver(user, 'many');
    await waitFor(() => expect(asks()).toBe(true));
    await user.keyboard('{Enter}');
    expect(asks()).toBe(true);
  },
);

it.each(Object.entries(fields))(
  '%s: what is typed back to its own value is not asked for',
  async (_name, typed) => {
    const user = await open(typed);
    const field = document.activeElement as HTMLInputElement;
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

it('a 0 that is typed in the drawer is asked for', async () => {
  const user = await open(inDrawer('Cases of Acapulco Gold 3.5 g'));
  await typeOver(user, '0');
  await waitFor(() => expect(asks()).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(asks()).toBe(false));
});

it('what cannot be read still stands in the drawer once it was closed and opened again', async () => {
  const user = await open(inDrawer('Cases of Acapulco Gold 3.5 g'));
  await typeOver(user, 'many{Enter}');
  await press(user, 'Close');
  await press(user, /^Order/);
  const again = await screen.findByRole('textbox', { name: 'Cases of Acapulco Gold 3.5 g' });
  expect(again).toHaveValue('many');
  await user.click(again);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(asks()).toBe(false));
});

it('what was typed at an item of the drawer is not asked for once the item is gone', async () => {
  const user = await open(inDrawer('Cases of Acapulco Gold 3.5 g'));
  await typeOver(user, 'many{Enter}');
  await waitFor(() => expect(asks()).toBe(true));
  await press(user, 'Remove Acapulco Gold 3.5 g');
  await waitFor(() => expect(asks()).toBe(false));
});
