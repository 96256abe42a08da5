import { screen, waitFor, within } from '@testing-library/react';
import { openWidget } from './openWidget';
import type { User } from './support/fields';

interface Going {
  widget: string;
  /** Takes rows away by the keyboard. */
  takeAway: (user: User) => Promise<unknown>;
  /** What is named in the first row that goes, and in the row that follows the last of them. */
  gone: string;
  next: string;
  /** Whether Undo brings them back. */
  canUndo: boolean;
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
    takeAway: async (user) => {
      await enter(user, 'button', 'Actions for Lantern Press');
      await enter(user, 'menuitem', 'Archive');
    },
    gone: 'Lantern Press',
    next: 'Meridian',
    canUndo: true,
  },
  'brands that are archived together': {
    widget: 'vendor-brands',
    takeAway: async (user) => {
      await enter(user, 'checkbox', 'Select Lantern Press');
      await enter(user, 'checkbox', 'Select Meridian');
      await enter(user, 'button', 'Archive 2 brands');
    },
    gone: 'Lantern Press',
    // What acts on a selection stands over the table.
    next: 'Evergreen Reserve',
    canUndo: true,
  },
  'a stock location that is deactivated': {
    widget: 'stock-location',
    takeAway: async (user) => {
      await enter(user, 'button', 'Actions for Oakland cross-dock');
      await enter(user, 'menuitem', 'Deactivate');
      await enter(user, 'button', 'Deactivate location');
    },
    gone: 'Oakland cross-dock',
    next: 'Quarantine',
    canUndo: true,
  },
  'a webhook that is deleted': {
    widget: 'webhook-dashboard',
    takeAway: async (user) => {
      await enter(user, 'button', /^Actions for .*staging/);
      await enter(user, 'menuitem', 'Delete');
      await enter(user, 'button', 'Delete endpoint');
    },
    gone: 'staging',
    next: 'erp.evergreen.example',
    canUndo: false,
  },
  'a batch that is moved out of what is filtered': {
    widget: 'batch-list',
    takeAway: async (user) => {
      const toolbar = await screen.findByRole('search');
      await user.click(within(toolbar).getByRole('button', { name: 'Stock location' }));
      await user.click(await screen.findByRole('checkbox', { name: 'Main vault' }));
      await enter(user, 'checkbox', 'Select EV-2609-0012');
      await user.selectOptions(
        await screen.findByRole('combobox', { name: 'Move 1 selected batch to' }),
        '62',
      );
      await enter(user, 'button', 'Move 1 batch');
    },
    gone: 'EV-2609-0012',
    next: 'EV-26',
    canUndo: false,
  },
};

const focusedRow = () => document.activeElement?.closest('[role=row]')?.textContent;

it.each(Object.entries(goings))(
  '%s: the next row has the focus, and after Undo the one that came back',
  async (_name, { widget, takeAway, gone, next, canUndo }) => {
    const { user } = await openWidget(widget);
    await screen.findByRole('row', { name: new RegExp(gone) });
    await takeAway(user);
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: new RegExp(gone) })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(focusedRow()).toContain(next));
    if (!canUndo) return;
    await enter(user, 'button', 'Undo');
    await waitFor(() => expect(focusedRow()).toContain(gone));
  },
);
