import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openWidget } from './openWidget';

type User = ReturnType<typeof userEvent.setup>;

interface Selecting {
  as: 'vendor' | 'dispensary';
  scenario?: string;
  /** The way to the list. */
  reach?: (user: User) => Promise<unknown>;
  /** Two boxes of rows, of which what is searched for leaves the second one. */
  boxes: readonly [string, string];
  /** What is searched for. */
  text: string;
  /** The name of the first one. */
  named: string;
}

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Every list in which rows are selected and others searched for, by the file that draws it. */
const lists: Record<string, Selecting> = {
  'batch-list/BatchList.tsx': {
    as: 'vendor',
    boxes: ['Select EV-2609-0012', 'Select EV-2601-0013'],
    text: '0013',
    named: 'EV-2609-0012',
  },
  'vendor-brands/VendorBrands.tsx': {
    as: 'vendor',
    boxes: ['Select Evergreen Reserve', 'Select Meridian'],
    text: 'meri',
    named: 'Evergreen Reserve',
  },
  'products/Products.tsx': {
    as: 'vendor',
    scenario: 'fifty',
    boxes: ['Select Acapulco Gold flower', 'Select Blue Dream flower'],
    text: 'blue dream',
    named: 'Acapulco Gold flower',
  },
  'brand-page/components/VendorPicker.tsx': {
    as: 'vendor',
    reach: (user) => press(user, 'New campaign'),
    boxes: ['Select Amber Cannabis 1', 'Select Amber Cannabis 10'],
    text: 'amber cannabis 10',
    named: 'Amber Cannabis 1',
  },
  'batch-form/components/VariantPicker.tsx': {
    as: 'vendor',
    reach: (user) => press(user, 'Add variants to Smalls and trim'),
    boxes: ['Gelato #33 smalls, 7 g', 'Gelato #33 smalls, 14 g'],
    text: '14',
    named: 'Gelato #33 smalls, 7 g',
  },
  'notification-preferences/components/CopyTargets.tsx': {
    as: 'dispensary',
    scenario: 'huge',
    reach: (user) => press(user, /^Copy these choices/),
    boxes: ['Harborview – Main Street, no. 1', 'Harborview – Ferry Terminal, no. 2'],
    text: 'terminal, no. 2',
    named: 'Harborview – Main Street, no. 1',
  },
};

it('asks every list in which rows are selected', () => {
  const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' });
  const selecting = files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      /selection=\{|<SelectedCount/.test(readFileSync(path.join('widgets', file), 'utf8')),
  );
  expect(Object.keys(lists).sort()).toEqual(selecting.sort());
});

it.each(Object.entries(lists))(
  '%s: what is selected and out of sight is counted, named, and can be taken out',
  async (file, { as, scenario, reach, boxes, text, named }) => {
    const [widget = ''] = file.split('/');
    const { user } = await openWidget(widget, { as, ...(scenario && { scenario }) });
    await reach?.(user);
    for (const box of boxes) await user.click(await screen.findByRole('checkbox', { name: box }));
    await user.click((await screen.findAllByRole('searchbox')).at(-1) ?? document.body);
    await user.paste(text);
    await screen.findByText('2 selected, 1 not shown');
    expect(screen.queryByRole('checkbox', { name: boxes[0] })).not.toBeInTheDocument();
    await press(user, 'Show what is selected and not shown');
    await user.click(await screen.findByRole('checkbox', { name: named }));
    await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
  },
);
