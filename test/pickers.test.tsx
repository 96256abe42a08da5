import { screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type userEvent from '@testing-library/user-event';
import { openWidget } from './openWidget';

type User = ReturnType<typeof userEvent.setup>;

interface Picker {
  widget: string;
  as: 'vendor' | 'dispensary';
  scenario: string;
  /** The way to the field. */
  reach: (user: User) => Promise<HTMLElement>;
  /** The call that looks for what is typed; left out where the list is in the page. */
  call?: string;
  /** What is typed, and what is meant by it, which is not the first of the list. */
  typed: string;
  meant: string;
  /** Whether this has been chosen. */
  isChosen: (name: string) => boolean;
}

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name, hidden: true }));
const combobox = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const stands = (label: string) => (name: string) =>
  screen.getByRole<HTMLInputElement>('combobox', { name: label }).value === name;

const customers = '/dashboard/vendor/7/seller-ordering/customers/';

/** Every field that finds one of many, by the file that draws it. */
const pickers: Record<string, Picker[]> = {
  'accounting-integration/components/PartnerCell.tsx': [
    {
      widget: 'accounting-integration',
      as: 'vendor',
      scenario: 'default',
      reach: async (user) => {
        const field = await combobox('QuickBooks customer for Poppy & Rye Oakland');
        await user.clear(field);
        return field;
      },
      typed: 'payroll',
      meant: 'Payroll (do not use)',
      isChosen: stands('QuickBooks customer for Poppy & Rye Oakland'),
    },
  ],
  'order-create/components/CustomerPicker.tsx': [
    {
      widget: 'order-create',
      as: 'vendor',
      scenario: 'new',
      reach: async (user) => {
        await press(user, 'Start an order');
        await screen.findByText(/^Showing 25 of/);
        return combobox('Customer');
      },
      call: customers,
      typed: 'harborview oakland',
      meant: 'Harborview Oakland',
      isChosen: stands('Customer'),
    },
    {
      widget: 'order-create',
      as: 'vendor',
      scenario: 'two-items',
      reach: async (user) => {
        await press(user, 'Change customer or location');
        const field = await combobox('Customer');
        await user.clear(field);
        await screen.findByText(/^Showing 25 of/);
        return field;
      },
      call: customers,
      typed: 'harborview eureka',
      meant: 'Harborview Eureka',
      isChosen: stands('Customer'),
    },
  ],
  'seller-storefront/components/PreviewDialog.tsx': [
    {
      widget: 'seller-storefront',
      as: 'vendor',
      scenario: 'default',
      reach: async (user) => {
        await press(user, 'Preview as a customer');
        await screen.findByText(/^Showing 25 of/);
        return combobox('Customer');
      },
      call: '/dashboard/api/vendor/evergreen-valley/storefront-preview-customers/',
      typed: 'harborview eureka',
      meant: 'Harborview Eureka',
      isChosen: stands('Customer'),
    },
    {
      widget: 'seller-storefront',
      as: 'vendor',
      scenario: 'huge',
      reach: async (user) => {
        await press(user, 'Preview as a customer');
        await user.type(await combobox('Customer'), 'green lotus oakland{Enter}');
        return combobox('Location');
      },
      typed: 'ferry',
      meant: 'Green Lotus Oakland – Ferry Terminal',
      isChosen: stands('Location'),
    },
  ],
  'storefront-navigation/components/LocationDialog.tsx': [
    {
      widget: 'storefront-navigation',
      as: 'dispensary',
      scenario: 'default',
      reach: async (user) => {
        await press(user, 'Change location');
        return combobox('Location');
      },
      typed: 'ferry',
      meant: 'Harborview – Ferry Terminal',
      isChosen: stands('Location'),
    },
  ],
  'brand-page/components/ProductsField.tsx': [
    {
      widget: 'brand-page',
      as: 'vendor',
      scenario: 'default',
      reach: async (user) => {
        await press(user, /Edit Products “New this month”/);
        return combobox('Add a product');
      },
      typed: 'gelato',
      meant: 'Gelato',
      isChosen: (name) =>
        screen
          .queryAllByRole('button', { name: /^Remove / })
          .some((each) => each.getAttribute('aria-label')?.includes(name)),
    },
  ],
};

const widgets = join(__dirname, '../widgets');

it('knows every field that finds one of many, and there is one kind of them', () => {
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const users = files(widgets).filter(({ text }) => /<Combobox\b/.test(text));
  expect(users.map(({ file }) => file).sort()).toEqual(Object.keys(pickers).sort());
  const ownKind = [...files(widgets), ...files(join(__dirname, '../shared'))].filter(({ text }) =>
    /role="(combobox|listbox)"|<datalist|aria-autocomplete/.test(text),
  );
  expect(ownKind.map(({ file }) => file).sort()).toEqual([
    'forms/Combobox.tsx',
    'forms/OptionList.tsx',
    // Letters to go to, all of them in sight: nothing is looked for there.
    'storefront-landing/components/LetterIndex.tsx',
  ]);
});

const all = Object.entries(pickers).flatMap(([file, those]) =>
  those.map((picker) => [`${file}, ${picker.scenario}`, picker] as const),
);

it.each(all)('%s: Enter takes what was typed, once it is found', async (_name, picker) => {
  const { widget, as, scenario, reach, call, typed, meant, isChosen } = picker;
  const { user, backend } = await openWidget(widget, { as, scenario });
  const field = await reach(user);
  const held = call && (await backend.hold('GET', call));
  await user.type(field, `${typed}{Enter}`);
  if (held) {
    await held.isAsked();
    // What stands there for an older text can be chosen neither by a pointer nor by a key.
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
    const [old] = within(list ?? document.body).getAllByRole('option', { hidden: true });
    if (old) await user.click(old);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveValue(typed);
    await user.type(field, '{Enter}');
    await held.release();
  }
  await waitFor(() => expect(isChosen(meant)).toBe(true));
});

it('nothing is done with all that a search finds while it is still looked for', async () => {
  const { user, backend } = await openWidget('brand-page', { as: 'vendor' });
  await press(user, 'New campaign');
  const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
  const button = () => dialog.findByRole('button', { name: /^Select (all )?[\d,]+/ });
  await button();
  const held = await backend.hold('GET', '/dashboard/vendor/7/brand-page/vendors/');
  await user.type(dialog.getByLabelText('Search vendors'), 'Amber');
  // Before the server is asked, and while it is.
  await user.click(await button());
  await held.isAsked();
  await user.click(await button());
  await held.release();
  await dialog.findByRole('button', { name: /that match/ });
  expect(dialog.getByText('0 vendors selected')).toBeVisible();
});
