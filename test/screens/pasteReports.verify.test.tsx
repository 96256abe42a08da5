import { screen, waitFor } from '@testing-library/react';
import { goTo as goToCases } from '../../widgets/quick-order/page.testkit';
import { openWidget } from '../support/openWidget';
import { press, type User } from '../support/fields';

type Opened = Awaited<ReturnType<typeof openWidget>>;

interface Pasted {
  widget: string;
  /** Opens the grid and goes to the cell that a block is pasted into. */
  reach: (opened: Opened) => Promise<void>;
  /** Two cells that the server takes. */
  taken: string;
  /** The same, of which it does not take the second. */
  block: string;
  /** Sends what was pasted, where it waits for the screen's own Save. */
  save?: (user: User) => Promise<void>;
  /** What is said where it was refused. */
  refused: RegExp;
  /** What stands of the report then; nothing where the Save says it all. */
  left: string | null;
}

/** Goes to a cell, by the name of its row and by its index among the cells beside that name. */
const goTo = async (user: User, row: RegExp, at: number) => {
  const header = await screen.findByRole('rowheader', { name: row });
  const cell = header.closest('[role=row]')?.querySelectorAll('[role=gridcell]')[at];
  if (!cell) throw new Error(`There is no cell ${String(at)}.`);
  await user.click(cell);
};

/** Every grid that says what a pasted block came to. Of Blue Dream 9 cases are left, of a case 100,000 is the most. */
const grids: Record<string, Pasted> = {
  'the matrix of the cart': {
    widget: 'cart',
    reach: async ({ user }) => {
      await press(user, 'By location matrix');
      await goTo(user, /^Blue Dream 3\.5 g/, 0);
    },
    taken: '3\t2',
    block: '3\t12',
    refused: /Only \d+ of 12 cases are available\./,
    left: '1 cell pasted.',
  },
  'the quick order': {
    widget: 'quick-order',
    reach: async ({ user }) => {
      await press(user, 'Only rows with cases');
      await goToCases('variant 11', 0);
    },
    taken: '3\t2',
    block: '3\t12',
    refused: /Only \d+ of 12 cases are available\./,
    left: '1 cell pasted.',
  },
  'the prices': {
    widget: 'inventory-pricing',
    reach: ({ user }) => goTo(user, /^Blue Dream 3\.5 g/, 0),
    taken: '450\n460',
    block: '450\n200000',
    save: (user) => press(user, 'Save 2 rows'),
    refused: /^Saved 1 of 2 rows\. 1 row was refused/,
    left: null,
  },
  'the new variants': {
    widget: 'variant-creation',
    reach: async ({ user }) => {
      for (const name of ['1 g', '7 g', 'Tin']) {
        await user.click(await screen.findByRole('checkbox', { name }));
      }
      await goTo(user, /^1 g · Tin/, 2);
    },
    taken: '12.50\t8',
    block: '12.50\t8',
    save: (user) => press(user, 'Create 2 variants'),
    refused: /^1 variant was created\. 1 variant was not created\./,
    left: null,
  },
};

const reports = () =>
  screen.queryAllByText(/cells? pasted/).map(({ textContent }) => textContent.trim());

it.each(Object.entries(grids))(
  '%s: no cell counts as pasted that the server refused',
  async (_name, { widget, reach, block, save, refused, left }) => {
    const opened = await openWidget(widget);
    await reach(opened);
    await opened.user.paste(block);
    await waitFor(() => expect(reports()).toHaveLength(1));
    await save?.(opened.user);
    await screen.findAllByText(refused);
    await waitFor(() => expect(reports()).toEqual(left ? [left] : []));
  },
);

it.each(Object.entries(grids))(
  '%s: what was undone is no longer said to be pasted',
  async (_name, { widget, reach, taken }) => {
    const opened = await openWidget(widget);
    await reach(opened);
    await opened.user.paste(taken);
    await screen.findByText('2 cells pasted.');
    await opened.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(reports()).toEqual([]));
  },
);
