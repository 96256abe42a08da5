import { screen, waitFor } from '@testing-library/react';
import { openWidget } from '../support/openWidget';
import { press, type User } from '../support/fields';
import { filesWith } from '../support/screensWith';

/** What opens the list, where it is not there at first. */
type Reach = (user: User) => Promise<void>;

/** Two boxes of rows, and what is searched for, which leaves the second one. */
type Selecting = [first: string, second: string, text: string, reach?: Reach];

/** Every list in which rows are selected and others searched for, by the file that draws it. */
const lists: Record<string, Selecting> = {
  'batch-list/BatchList.tsx': ['EV-2609-0012', 'EV-2601-0013', '0013'],
  'vendor-brands/VendorBrands.tsx': ['Evergreen Reserve', 'Meridian', 'meri'],
  'products/Products.tsx': ['Acapulco Gold flower', 'Blue Dream flower', 'blue dream'],
  'brand-page/components/VendorPicker.tsx': [
    'Amber Cannabis 1',
    'Amber Cannabis 10',
    'amber cannabis 10',
    (user) => press(user, 'New campaign'),
  ],
  'batch-form/components/VariantPicker.tsx': [
    'Gelato #33 smalls, 7 g',
    'Gelato #33 smalls, 14 g',
    '14',
    (user) => press(user, 'Add variants to Smalls and trim'),
  ],
  'notification-preferences/components/CopyDialog.tsx': [
    'Harborview – Main Street, no. 1',
    'Harborview – Ferry Terminal, no. 2',
    'terminal, no. 2',
    (user) => press(user, /^Copy these choices/),
  ],
  'stock-location/components/MoveDialog.tsx': [
    'EV-2609-0012',
    'EV-2601-0013',
    '0013',
    async (user) => {
      await press(user, 'Actions for Main vault');
      await user.click(await screen.findByRole('menuitem', { name: 'Move stock' }));
      await user.click(await screen.findByRole('checkbox', { name: 'All batches' }));
    },
  ],
  'user-list/components/LocationsField.tsx': [
    'Main vault',
    'Store no. 99',
    '99',
    async (user) => {
      await press(user, 'Edit the access of Amara Okafor 10');
      await user.click(await screen.findByRole('checkbox', { name: 'Main vault' }));
    },
  ],
};

/** Where there are enough rows by default, none is named. */
const scenarios: Record<string, string> = {
  products: 'fifty',
  'notification-preferences': 'huge',
  'stock-location': 'huge',
  'user-list': 'huge',
};

it('asks every list in which rows are selected', () =>
  expect(Object.keys(lists).sort()).toEqual(filesWith(/selection=\{|<(SelectedCount|CheckList)/)));

it.each(Object.entries(lists))(
  '%s: what is selected and out of sight is counted, named, can be taken out, and goes with no dialog',
  async (file, [first, second, text, reach]) => {
    const [widget = ''] = file.split('/');
    const { user } = await openWidget(widget, { scenario: scenarios[widget] });
    await reach?.(user);
    const box = (name: string) =>
      screen.findByRole('checkbox', { name: (says) => says.replace(/^Select /, '') === name });
    for (const name of [first, second]) await user.click(await box(name));
    const find = screen.queryByRole('textbox', { name: /^Find/ });
    await user.click(find ?? (await screen.findAllByRole('searchbox')).at(-1) ?? document.body);
    await user.paste(text);
    await screen.findByText('2 selected, 1 not shown');
    expect(screen.queryByLabelText(new RegExp(`^(Select )?${first}$`))).not.toBeInTheDocument();
    await press(user, 'Show what is selected and not shown');
    await user.click(await box(first));
    await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
    if (!screen.queryByRole('dialog')) return;
    await press(user, 'Close');
    // It asks, or has it still when it is opened again.
    const stay = screen.queryByRole('button', { name: 'Keep editing' });
    await (stay ? user.click(stay) : reach?.(user));
    expect(screen.getByText('1 selected')).toBeVisible();
  },
);
