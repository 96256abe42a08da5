import { screen, waitFor } from '@testing-library/react';
import { openWidget } from '../support/openWidget';
import { press, type User } from '../support/fields';

interface Change {
  widget: string;
  scenario?: string;
  /** Takes something away, or changes one cell. */
  change: (user: User) => Promise<void>;
  /** Goes where that would not stand. */
  leave: (user: User) => Promise<void>;
  /** What is named in the row. */
  says: RegExp;
  /** Whether it can be done again. */
  canRedo?: true;
}

const blueDream = 'Blue Dream 3.5 g';

const idle = () =>
  waitFor(() =>
    expect(screen.queryByText(/^(Saving|The totals are being updated)/)).not.toBeInTheDocument(),
  );
const remove = (name: string) => async (user: User) => {
  await press(user, `Remove ${name}`);
  await idle();
};
const typeInto = async (user: User, name: string, label: string, text: string) => {
  const cell = await waitFor(() => {
    const rows = [...document.querySelectorAll('[role=row]')];
    const row = rows.find(({ textContent }) => textContent.includes(name));
    const found = row?.querySelector(`[data-label="${label}"]`);
    if (!found) throw new Error(`There is no ${label} of ${name}.`);
    return found;
  });
  await user.click(cell);
  await user.keyboard(`${text}{Enter}`);
};
const price = (user: User) => typeInto(user, blueDream, 'List price', '450');

/** Waits until no row shows this any more; what became of an edit is said beside the rows. */
const isAway = (shown: string) =>
  waitFor(() => {
    const named = screen.queryAllByText((text) => text.startsWith(shown), {
      ignore: '[role=status]',
    });
    expect(named).toHaveLength(0);
  });
const nextPage = (shown: string) => async (user: User) => {
  await press(user, 'Next page');
  await isAway(shown);
};
const searchFor = (text: string, shown: string) => async (user: User) => {
  const field = await screen.findByRole('searchbox', { hidden: true });
  await user.clear(field);
  await user.type(field, text);
  await isAway(shown);
};

const inDrawer = {
  widget: 'order-drawer',
  scenario: 'inline',
  change: remove('Acapulco Gold 3.5 g'),
  says: /Acapulco Gold 3\.5 g/,
};
const inGrid = { widget: 'order-create', change: remove(blueDream), says: /Blue Dream 3\.5 g/ };
const rule: Omit<Change, 'leave'> = {
  widget: 'rules-editor',
  change: (user) => press(user, 'Delete rule 1'),
  says: /^1/,
};
const inQuickOrder: Omit<Change, 'leave'> = {
  widget: 'quick-order',
  change: async (user) => {
    await typeInto(user, 'Blue Dream', 'Harborview – Main Street', '3');
    await idle();
  },
  says: /Blue Dream/,
  canRedo: true,
};
const ofPrice = {
  widget: 'inventory-pricing',
  change: price,
  says: /Blue Dream/,
  canRedo: true,
} as const;

/** Every list with an Undo of which a part is shown. */
const changes: Record<string, Change> = {
  'an item of the drawer, on another page': { ...inDrawer, leave: nextPage('Acapulco') },
  'an item of the drawer, by a search': { ...inDrawer, leave: searchFor('gelato', 'Acapulco') },
  'an item of the grid, on another page': { ...inGrid, leave: nextPage('Acapulco') },
  'a brand, on another page': {
    widget: 'vendor-brands',
    scenario: 'huge',
    change: async (user) => {
      await press(user, 'Actions for Alder & Vale');
      await user.click(await screen.findByRole('menuitem', { name: 'Archive', hidden: true }));
      await screen.findByText(/^Archived .+\.$/);
    },
    leave: async (user) => {
      await press(user, 'Next page');
      await screen.findByText(/^11–20 of /);
    },
    says: /Alder & Vale/,
  },
  'a rule that the filter leaves out': {
    ...rule,
    leave: async (user) => {
      await user.type(await screen.findByRole('searchbox', { hidden: true }), 'rosin');
      await screen.findByText(/^\d+ of \d+ rules/);
    },
  },
  'a rule of another kind': {
    ...rule,
    leave: async (user) => user.click(await screen.findByRole('tab', { name: /pric/i })),
  },
  'cases in the quick order, on another page': { ...inQuickOrder, leave: nextPage('Blue Dream') },
  'cases, where a search finds none': { ...inQuickOrder, leave: searchFor('zzzz', 'Blue Dream') },
  'a price, where another search is on': { ...ofPrice, leave: searchFor('gelato', blueDream) },
  'a price, where a search finds nothing': { ...ofPrice, leave: searchFor('zzzz', blueDream) },
};

const isThere = (says: RegExp) =>
  waitFor(() => {
    const row = document.activeElement?.closest('[role=row], li');
    expect(row?.textContent).toMatch(says);
  });

it.each(Object.entries(changes))(
  'Undo of %s leads there, and where there is a Redo, that too',
  async (_name, { widget, scenario, change, leave, says, canRedo }) => {
    const { user } = await openWidget(widget, { scenario });
    await change(user);
    await leave(user);
    await press(user, 'Undo');
    await isThere(says);
    if (!canRedo) return;
    await idle();
    await leave(user);
    await press(user, 'Redo');
    await isThere(says);
  },
);

it('Undo of a price leads there where only changed rows are shown, of which it is none any more', async () => {
  const { user } = await openWidget('inventory-pricing');
  await price(user);
  await press(user, 'Show');
  await user.click(await screen.findByLabelText('Changed rows'));
  await screen.findByText('1 variant found');
  await press(user, 'Undo');
  await isThere(/Blue Dream/);
});
