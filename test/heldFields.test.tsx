import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { openWidget } from './openWidget';
import { changeAnswers } from './spoilAnswers';

afterEach(() => jest.restoreAllMocks());

type User = ReturnType<typeof userEvent.setup>;

interface Held {
  widget: string;
  as: 'vendor' | 'dispensary';
  scenario?: string;
  /** The way to the field, which has the focus then. */
  reach: (user: User) => Promise<HTMLInputElement>;
  /** Makes the screen read anew; someone comes back to the page, where it is left out. */
  again?: () => Promise<unknown>;
  /** Whether a call is one that reads; each GET, where it is left out. */
  isRead?: (request: Request) => boolean;
  /** What the server has in the place of what stands in the field, by then. */
  arrives: [from: unknown, to: unknown];
  /** The same of another field, which the person changed too: their save is not taken before they have decided. */
  disputed?: [from: unknown, to: unknown];
  /** What is said of that beside it while the person is in it. */
  told?: string;
  /** What the field shows of that once it is left. */
  shows: string;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const textbox = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** Opens the first cell of a grid that says this. */
const edited = async (user: User, says: string | RegExp) => {
  const [cell] = await screen.findAllByRole('gridcell', { name: says });
  if (!cell) throw new Error('There is no such cell.');
  await user.dblClick(cell);
  return waitFor(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error('No cell is open.');
    return field;
  });
};

/** Whether an element is hidden is what takes a query by role its time on a long form, so it is not asked. */
const pressable = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
const labelled = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const typeOver = async (user: User, name: string | RegExp, text: string) => {
  const field = await labelled(name);
  await user.clear(field);
  await user.type(field, text);
};

/** Every kind of field whose value is read anew while somebody may be in it. */
const fields: Record<string, Held> = {
  'cases in the cart': {
    widget: 'cart',
    as: 'dispensary',
    reach: () => textbox(/^Cases of Blue Dream 3.5 g .*Main Street$/),
    arrives: [4, 7],
    told: 'Changed elsewhere: from 4 to 7 cases.',
    shows: '7',
  },
  'cases in the matrix of the cart': {
    widget: 'cart',
    as: 'dispensary',
    reach: async (user) => {
      await user.click(await button('By location matrix'));
      return edited(user, '4');
    },
    arrives: [4, 7],
    told: 'Changed to 7 meanwhile.',
    shows: '7',
  },
  'cases in the quick order': {
    widget: 'quick-order',
    as: 'dispensary',
    reach: (user) => edited(user, '4'),
    arrives: [4, 7],
    told: 'Changed to 7 meanwhile.',
    shows: '7',
  },
  'cases in the drawer': {
    widget: 'order-drawer',
    as: 'vendor',
    scenario: 'two-items',
    reach: async (user) => {
      await user.click(await button(/^Order/));
      return textbox('Cases of Acapulco Gold 3.5 g');
    },
    arrives: [3, 7],
    told: 'Now 7.',
    shows: '7',
  },
  'a price in the drawer': {
    widget: 'order-drawer',
    as: 'vendor',
    scenario: 'two-items',
    reach: async (user) => {
      await user.click(await button(/^Order/));
      return textbox(/^Price of a case of Acapulco Gold 3.5 g/);
    },
    arrives: ['391.50', '300.00'],
    told: 'Now 300.00.',
    shows: '300.00',
  },
  'cases in the order grid': {
    widget: 'order-create',
    as: 'vendor',
    scenario: 'two-items',
    reach: async (user) => {
      return edited(user, '3');
    },
    arrives: [3, 7],
    told: 'Changed to 7 meanwhile.',
    shows: '7',
  },
  'a price in the order grid': {
    widget: 'order-create',
    as: 'vendor',
    scenario: 'two-items',
    reach: async (user) => {
      return edited(user, /391\.50/);
    },
    arrives: ['391.50', '300.00'],
    told: 'Changed to 300.00 meanwhile.',
    shows: '$300.00',
  },
  'a condition of a rule': {
    widget: 'rules-editor',
    as: 'vendor',
    reach: async (user) => {
      await user.click(await button('Edit rule 1'));
      return screen.findByLabelText(/^Minimum/);
    },
    again: async () => (await button('Refresh')).click(),
    arrives: [2, 8],
    told: 'Now 8.',
    shows: '8',
  },
  'a text of a brand page': {
    widget: 'brand-page',
    as: 'vendor',
    reach: async (user) => {
      await user.click(await pressable(/Edit .*Our story/));
      await typeOver(user, /^Heading/, 'Our soil');
      await user.click(await pressable('Page details'));
      return labelled(/^Title/);
    },
    again: async () => (await pressable(/^Save/)).click(),
    arrives: ['Evergreen Reserve', 'Theirs'],
    told: 'Now Theirs.',
    shows: 'Theirs',
  },
  'a text in the dialog of a brand': {
    widget: 'vendor-brands',
    as: 'vendor',
    reach: async (user) => {
      await user.click(await pressable('Edit Meridian'));
      await typeOver(user, /^Name/, 'Mine');
      return labelled(/^Description/);
    },
    again: async () => (await pressable('Save brand')).click(),
    isRead: () => true,
    arrives: ['Grown and packed by Meridian.', 'Packed by them.'],
    disputed: ['Meridian', 'Theirs'],
    // Nothing of theirs is taken into a dialog that is open: it sends what the person changed alone.
    shows: 'Grown and packed by Meridian.',
  },
};

/** What the cells of a grid say. */
const cells = () =>
  [...document.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent.trim());

it.each(Object.entries(fields))(
  '%s: what is selected stays while another value arrives, which is shown once the field is left',
  async (_name, { widget, as, scenario, reach, again, isRead, arrives, disputed, told, shows }) => {
    const { user } = await openWidget(widget, { as, ...(scenario && { scenario }) });
    const field = await reach(user);
    field.focus();
    field.select();
    const before = field.value;
    let reads = 0;
    const news = [arrives, ...(disputed ? [disputed] : [])];
    const changed = (answer: unknown): unknown =>
      JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
        const found = /id$/i.test(key) ? undefined : news.find(([from]) => value === from);
        return found ? found[1] : value;
      });
    changeAnswers(isRead ?? (({ method }) => method === 'GET'), (answer) => {
      reads += 1;
      return changed(answer);
    });
    if (again) await again();
    else window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(reads).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    if (told) expect(await screen.findByText(told)).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue(before);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(before);
    field.blur();
    await waitFor(() => {
      if (field.isConnected) expect(field).toHaveValue(shows);
      else expect(cells()).toContain(shows);
    });
  },
);
