import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { openWidget } from './openWidget';

export type User = ReturnType<typeof userEvent.setup>;

/** A field of a screen. */
export interface Field {
  widget: string;
  scenario?: string;
  /** The way to it. */
  reach: (user: User) => Promise<HTMLInputElement>;
}

export interface NumberField extends Omit<Field, 'widget'> {
  /** What sends the field, or would. Without it, Enter. */
  send?: (user: User) => Promise<unknown>;
}

/** What a screen's `page.testkit.ts` says for the tests that find screens by themselves. */
interface Told {
  /** Its fields for numbers, where the first that it shows does not speak for all. */
  numbers?: Readonly<Record<string, NumberField>>;
  /** The way to a table that sorts, by the file that draws it, where it takes one. */
  tables?: Readonly<Record<string, (user: User) => Promise<unknown>>>;
}
export const toldOf = (widget: string) =>
  jest.requireActual<Told>(`../../widgets/${widget}/page.testkit.ts`);

// Whether an element is hidden is what takes a query by role its time on a long page, so it is not asked.

export const button = (name: string | RegExp) =>
  screen.findByRole('button', { name, hidden: true });
export const press = async (user: User, name: string | RegExp) => user.click(await button(name));

export const textbox = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('textbox', { name, hidden: true });

export const labelled = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);

/** The way to a labelled field: buttons that are pressed, one after the other. */
export const after =
  (label: string | RegExp, ...buttons: (string | RegExp)[]) =>
  async (user: User) => {
    for (const name of buttons) await press(user, name);
    return labelled(label);
  };

/** Types over what a labelled field has. */
export const typeOver = async (user: User, name: string | RegExp, text: string) => {
  const field = await labelled(name);
  await user.clear(field);
  await user.type(field, text);
};

/** Opens the first cell of a grid that says this. */
export const openCell = async (user: User, says: string | RegExp) => {
  const [cell] = await screen.findAllByRole('gridcell', { name: says, hidden: true });
  if (!cell) throw new Error(`No cell says ${String(says)}.`);
  await user.dblClick(cell);
  return waitFor(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error('No cell is open.');
    return field;
  });
};

const inDrawer = (name: string): Field => ({
  widget: 'order-drawer',
  scenario: 'two-items',
  reach: after(name, /^Order/),
});
const inOrderGrid = (says: string | RegExp): Field => ({
  widget: 'order-create',
  scenario: 'two-items',
  reach: (user) => openCell(user, says),
});

/** The fields that save by themselves once they are left: in the cart 4 cases, in an order 3 at $391.50. */
export const fields = {
  'cases in the cart': {
    widget: 'cart',
    reach: () => textbox(/^Cases of Blue Dream 3\.5 g .*Main Street$/),
  },
  'cases in the matrix of the cart': {
    widget: 'cart',
    reach: async (user) => {
      await press(user, 'By location matrix');
      return openCell(user, '4');
    },
  },
  'cases in the quick order': { widget: 'quick-order', reach: (user) => openCell(user, '4') },
  'cases in the order grid': inOrderGrid('3'),
  'a price in the order grid': inOrderGrid(/391\.50/),
  'cases in the drawer': inDrawer('Cases of Acapulco Gold 3.5 g'),
  'a price in the drawer': inDrawer('Price of a case of Acapulco Gold 3.5 g'),
} satisfies Record<string, Field>;

/** Opens the screen of a field, and goes to it. */
export async function openField({ widget, scenario, reach }: Field) {
  const opened = await openWidget(widget, { scenario });
  return { ...opened, field: await reach(opened.user) };
}
