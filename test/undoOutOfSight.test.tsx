import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { openWidget } from './openWidget';

type User = ReturnType<typeof userEvent.setup>;

interface Removal {
  widget: string;
  scenario?: string;
  /** Opens what is looked at, and takes something away. */
  remove: (user: User) => Promise<void>;
  /** Goes where what went would not stand. */
  leave: (user: User) => Promise<void>;
  /** What is named in the row that came back. */
  says: RegExp;
}

/** Whether an element is hidden is what takes a query by role its time on a long page, so it is not asked. */
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name, hidden: true }));
const search = async (user: User, text: string) =>
  user.type(await screen.findByRole('searchbox', { hidden: true }), text);
const idle = () =>
  waitFor(() =>
    expect(screen.queryByText(/^(Saving|The totals are being updated)/)).not.toBeInTheDocument(),
  );

const acapulco = 'Acapulco Gold 3.5 g';
const blueDream = 'Blue Dream 3.5 g';
const fromDrawer = async (user: User) => {
  await press(user, `Remove ${acapulco}`);
  await idle();
};
const fromGrid = async (user: User) => {
  await press(user, `Remove ${blueDream}`);
  await idle();
};
const nextPage = async (user: User) => {
  await press(user, 'Next page');
  await screen.findByText(/^2[56]–29 of 29$/);
};

/** Every list with an Undo of which a part is shown. */
const removals: Record<string, Removal> = {
  'an item of the drawer, on another page': {
    widget: 'order-drawer',
    scenario: 'inline',
    remove: fromDrawer,
    leave: nextPage,
    says: /Acapulco Gold 3\.5 g/,
  },
  'an item of the drawer, where another search is on': {
    widget: 'order-drawer',
    scenario: 'inline',
    remove: fromDrawer,
    leave: async (user) => {
      await search(user, 'gelato');
      await waitFor(() => expect(screen.queryByText(/^Acapulco/)).toBeNull());
    },
    says: /Acapulco Gold 3\.5 g/,
  },
  'an item of the grid, on another page': {
    widget: 'order-create',
    remove: fromGrid,
    leave: nextPage,
    says: /Blue Dream 3\.5 g/,
  },
  'an item of the grid, where another search is on': {
    widget: 'order-create',
    remove: fromGrid,
    leave: async (user) => {
      await search(user, 'gelato');
      await waitFor(() => expect(screen.queryByText(/^Acapulco/)).toBeNull());
    },
    says: /Blue Dream 3\.5 g/,
  },
  'a brand, on another page': {
    widget: 'vendor-brands',
    scenario: 'huge',
    remove: async (user) => {
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
    widget: 'rules-editor',
    remove: (user) => press(user, 'Delete rule 1'),
    leave: async (user) => {
      await search(user, 'rosin');
      await screen.findByText(/^\d+ of \d+ rules/);
    },
    says: /^1/,
  },
  'a rule of another kind': {
    widget: 'rules-editor',
    remove: (user) => press(user, 'Delete rule 1'),
    leave: async (user) => {
      await user.click(await screen.findByRole('tab', { name: /pric/i }));
    },
    says: /^1/,
  },
};

it.each(Object.entries(removals))(
  'Undo of %s leads there',
  async (_name, { widget, scenario, remove, leave, says }) => {
    const { user } = await openWidget(widget, { as: 'vendor', ...(scenario && { scenario }) });
    await remove(user);
    await leave(user);
    await press(user, 'Undo');
    await waitFor(() => {
      const row = document.activeElement?.closest('[role=row], li');
      expect(row?.textContent).toMatch(says);
    });
  },
);

interface Change {
  widget: string;
  as: 'vendor' | 'dispensary';
  /** Changes one cell. */
  change: (user: User) => Promise<void>;
  /** Goes where its row does not stand. */
  leave: (user: User) => Promise<void>;
  /** What is named in the row. */
  says: RegExp;
}

const rowNamed = (name: string) =>
  [...document.querySelectorAll('[role=row]')].find(({ textContent }) =>
    textContent.includes(name),
  );
const typeInto = async (user: User, name: string, label: string, text: string) => {
  const cell = await waitFor(() => {
    const found = rowNamed(name)?.querySelector(`[data-label="${label}"]`);
    if (!found) throw new Error(`There is no ${label} of ${name}.`);
    return found;
  });
  await user.click(cell);
  await user.keyboard(`${text}{Enter}`);
};
const searchAway = (name: string, text: string) => async (user: User) => {
  const field = await screen.findByRole('searchbox', { hidden: true });
  await user.clear(field);
  await user.type(field, text);
  await waitFor(() => expect(rowNamed(name)).toBeUndefined());
};
const cases = async (user: User) => {
  await typeInto(user, 'Blue Dream', 'Harborview – Main Street', '3');
  await idle();
};
const price = (user: User) => typeInto(user, blueDream, 'List price', '450');

/** Every grid with Undo and Redo that shows a part of its rows. */
const changes: Record<string, Change> = {
  'cases in the quick order, on another page': {
    widget: 'quick-order',
    as: 'dispensary',
    change: cases,
    leave: async (user) => {
      await press(user, 'Next page');
      await waitFor(() => expect(rowNamed('Blue Dream')).toBeUndefined());
    },
    says: /Blue Dream/,
  },
  'cases in the quick order, where another search is on': {
    widget: 'quick-order',
    as: 'dispensary',
    change: cases,
    leave: searchAway('Blue Dream', 'gelato'),
    says: /Blue Dream/,
  },
  'cases in the quick order, where a search finds nothing': {
    widget: 'quick-order',
    as: 'dispensary',
    change: cases,
    leave: searchAway('Blue Dream', 'zzzz'),
    says: /Blue Dream/,
  },
  'a price, where another search is on': {
    widget: 'inventory-pricing',
    as: 'vendor',
    change: price,
    leave: searchAway(blueDream, 'gelato'),
    says: /Blue Dream/,
  },
  'a price, where a search finds nothing': {
    widget: 'inventory-pricing',
    as: 'vendor',
    change: price,
    leave: searchAway(blueDream, 'zzzz'),
    says: /Blue Dream/,
  },
};

const isThere = (says: RegExp) =>
  waitFor(() => {
    const row = document.activeElement?.closest('[role=row]');
    expect(row?.textContent).toMatch(says);
  });

it.each(Object.entries(changes))(
  'Undo and Redo of %s lead there',
  async (_name, { widget, as, change, leave, says }) => {
    const { user } = await openWidget(widget, { as });
    await change(user);
    await leave(user);
    await press(user, 'Undo');
    await isThere(says);
    await idle();
    await leave(user);
    await press(user, 'Redo');
    await isThere(says);
  },
);

it('Undo of a price leads there where only changed rows are shown, of which it is none any more', async () => {
  const { user } = await openWidget('inventory-pricing', { as: 'vendor' });
  await price(user);
  await press(user, 'Show');
  await user.click(await screen.findByLabelText('Changed rows'));
  await screen.findByText('1 variant found');
  await press(user, 'Undo');
  await isThere(/Blue Dream/);
});
