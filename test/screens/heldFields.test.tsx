import { screen, waitFor } from '@testing-library/react';
import { changeAnswers } from '../support/spoilAnswers';
import {
  after,
  button,
  fields,
  labelled,
  openCell,
  openField,
  press,
  typeOver,
} from '../support/fields';
import type { Field } from '../support/fields';
import { unasked } from '../support/screensWith';

afterEach(() => jest.restoreAllMocks());

interface Held extends Field {
  /** Makes the screen read anew; someone comes back to the page, where it is left out. */
  again?: () => Promise<unknown>;
  /** Whether a call is one that reads; each GET, where it is left out. */
  isRead?: (request: Request) => boolean;
  /** What the server has by then, instead of what stands in the field. */
  arrives: [from: unknown, to: unknown];
  /** The same of another field, which the person changed too: their save is not taken before they have decided. */
  disputed?: [from: unknown, to: unknown];
  /** What is said of that beside it while the person is in it. */
  told?: string;
  /** What the field shows of that once it is left. */
  shows: string;
}

/** A field that saves by itself, in which a colleague's value is told of in these words. */
const saving = (
  name: keyof typeof fields,
  arrives: Held['arrives'],
  told: string,
  shows: string,
) => ({
  [name]: { ...fields[name], arrives, told, shows },
});

/** Every kind of field whose value is read anew while somebody may be in it. */
const heldFields: Record<string, Held> = {
  ...saving('cases in the cart', [4, 7], 'Changed elsewhere: from 4 to 7 cases.', '7'),
  ...saving('cases in the matrix of the cart', [4, 7], 'Changed to 7 meanwhile.', '7'),
  ...saving('cases in the quick order', [4, 7], 'Changed to 7 meanwhile.', '7'),
  ...saving('cases in the order grid', [3, 7], 'Changed to 7 meanwhile.', '7'),
  ...saving(
    'a price in the order grid',
    ['391.50', '300.00'],
    'Changed to 300.00 meanwhile.',
    '$300.00',
  ),
  ...saving('cases in the drawer', [3, 7], 'Now 7.', '7'),
  ...saving('a price in the drawer', ['391.50', '300.00'], 'Now 300.00.', '300.00'),
  'a price in the grid of prices': {
    widget: 'inventory-pricing',
    reach: (user) => openCell(user, '$384.00'),
    arrives: ['384.00', '300.00'],
    told: 'Changed to 300.00 meanwhile.',
    shows: '$300.00',
  },
  'a condition of a rule': {
    widget: 'rules-editor',
    reach: after(/^Minimum/, 'Edit rule 1'),
    again: async () => (await button('Refresh')).click(),
    arrives: [2, 8],
    told: 'Now 8.',
    shows: '8',
  },
  'a text of a brand page': {
    widget: 'brand-page',
    reach: async (user) => {
      await press(user, /Edit .*Our story/);
      await typeOver(user, /^Heading/, 'Our soil');
      await press(user, 'Page details');
      return labelled(/^Title/);
    },
    again: async () => (await button(/^Save/)).click(),
    arrives: ['Evergreen Reserve', 'Theirs'],
    told: 'Now Theirs.',
    shows: 'Theirs',
  },
  'a text in the dialog of a brand': {
    widget: 'vendor-brands',
    reach: async (user) => {
      await press(user, 'Edit Meridian');
      await typeOver(user, /^Name/, 'Mine');
      return labelled(/^Description/);
    },
    again: async () => (await button('Save brand')).click(),
    isRead: () => true,
    arrives: ['Grown and packed by Meridian.', 'Packed by them.'],
    disputed: ['Meridian', 'Theirs'],
    // Nothing of theirs is taken into a dialog that is open: it sends what the person changed alone.
    shows: 'Grown and packed by Meridian.',
  },
};

// Each `RecordDialog` is as that of a brand.
const inputs = /(ui\/(CommitField|QuantityField)|grid\/Grid|useRecordDrafts)'/;
/** Into their fields nothing arrives. */
const unread = ['product-details', 'variant-creation'];
it('asks every screen with such fields', () =>
  expect(unasked(inputs, heldFields, unread)).toEqual([]));

/** What the cells of a grid say. */
const cells = () =>
  [...document.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent.trim());

it.each(Object.entries(heldFields))(
  '%s: what is selected stays while another value arrives, which is shown once the field is left',
  async (_name, { again, isRead, arrives, disputed, told, shows, ...where }) => {
    const { field } = await openField(where);
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
