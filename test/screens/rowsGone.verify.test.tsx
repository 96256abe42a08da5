import { screen, waitFor, within } from '@testing-library/react';
import { openWidget } from '../support/openWidget';
import type { User } from '../support/fields';
import { unasked } from '../support/screensWith';

interface Going {
  widget: string;
  /** What is done before, where it is not by the keyboard alone. */
  before?: (user: User) => Promise<unknown>;
  /** What is pressed by the keyboard, the last of which takes rows away. */
  steps: [role: string, name: string | RegExp][];
  /** What is named in the first row that goes, and in the row that follows the last of them. */
  gone: string;
  next: string;
  /** Whether Undo brings them back. */
  canUndo?: true;
}

const enter = async (user: User, role: string, name: string | RegExp) => {
  const control = await screen.findByRole(role, { name });
  await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled', 'true'));
  control.focus();
  await user.keyboard(role === 'checkbox' ? ' ' : '{Enter}');
};

/** Every table of which rows go by what is done with them. */
const goings: Record<string, Going> = {
  'a brand that is archived': {
    widget: 'vendor-brands',
    steps: [
      ['button', 'Actions for Lantern Press'],
      ['menuitem', 'Archive'],
    ],
    gone: 'Lantern Press',
    next: 'Meridian',
    canUndo: true,
  },
  'brands that are archived together': {
    widget: 'vendor-brands',
    steps: [
      ['checkbox', 'Select Lantern Press'],
      ['checkbox', 'Select Meridian'],
      ['button', 'Archive 2 brands'],
    ],
    gone: 'Lantern Press',
    // What acts on a selection stands over the table.
    next: 'Evergreen Reserve',
    canUndo: true,
  },
  'a stock location that is deactivated': {
    widget: 'stock-location',
    steps: [
      ['button', 'Actions for Oakland cross-dock'],
      ['menuitem', 'Deactivate'],
      ['button', 'Deactivate location'],
    ],
    gone: 'Oakland cross-dock',
    next: 'Quarantine',
    canUndo: true,
  },
  'a webhook that is deleted': {
    widget: 'webhook-dashboard',
    steps: [
      ['button', /^Actions for .*staging/],
      ['menuitem', 'Delete'],
      ['button', 'Delete endpoint'],
    ],
    gone: 'staging',
    next: 'erp.evergreen.example',
  },
  'a header that is removed': {
    widget: 'webhook-dashboard',
    steps: [
      ['button', 'Remove X-Api-Key'],
      ['button', 'Remove header'],
    ],
    gone: 'X-Api-Key',
    next: 'X-Tenant',
  },
  'a batch that is moved out of what is filtered': {
    widget: 'batch-list',
    before: async (user) => {
      const toolbar = await screen.findByRole('search');
      await user.click(within(toolbar).getByRole('button', { name: 'Stock location' }));
      await user.click(await screen.findByRole('checkbox', { name: 'Main vault' }));
      await enter(user, 'checkbox', 'Select EV-2609-0012');
      await user.selectOptions(
        await screen.findByRole('combobox', { name: 'Move 1 selected batch to' }),
        '62',
      );
    },
    steps: [['button', 'Move 1 batch']],
    gone: 'EV-2609-0012',
    next: 'EV-26',
  },
};

// In the others rows are only chosen, or go by the one Save of the list.
const staying = ['brand-page', 'products'];

it('asks every screen of which rows go', () =>
  expect(unasked(/lists\/(RowActions|SelectionBar)'/, goings, staying)).toEqual([]));

const focusedRow = () => document.activeElement?.closest('[role=row]')?.textContent;

it.each(Object.entries(goings))(
  '%s: the next row has the focus, and after Undo the one that came back',
  async (_name, { widget, before, steps, gone, next, canUndo }) => {
    const { user } = await openWidget(widget);
    await screen.findByRole('row', { name: new RegExp(gone) });
    await before?.(user);
    for (const [role, name] of steps) await enter(user, role, name);
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: new RegExp(gone) })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(focusedRow()).toContain(next));
    if (!canUndo) return;
    await enter(user, 'button', 'Undo');
    await waitFor(() => expect(focusedRow()).toContain(gone));
  },
);
