import { screen, waitFor, within } from '@testing-library/react';
import {
  arriveLate,
  blueDream,
  call,
  cake,
  edit,
  gelato,
  mainStreet,
  open,
  orderedAt,
  ordersOf,
  quantityOf,
  read,
  settled,
  writes,
} from './page.testkit';
import { splitEvenly } from '@shared/format/quantity';
import { changeAnswers } from '../../test/support/spoilAnswers';
import { savedFiles } from '@shared/csv/savedFiles.testkit';

async function openMatrix(options?: Parameters<typeof open>[0]) {
  const page = await open(options);
  await page.user.click(await screen.findByRole('button', { name: 'By location matrix' }));
  await screen.findByRole('grid', { name: 'Cases by product and location' });
  return page;
}

const row = async (name: string) => {
  const grid = await screen.findByRole('grid');
  const header = await within(grid).findByRole('rowheader', { name: new RegExp(`^${name}`) });
  return header.closest<HTMLElement>('[role=row]') ?? header;
};
const isCart = ({ url }: Request) => new URL(url).pathname.startsWith(call);

/** What a row says, location by location. */
const cells = async (name: string) =>
  within(await row(name))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
const cell = async (name: string, at: number) => {
  const found = within(await row(name)).getAllByRole('gridcell')[at];
  if (!found) throw new Error(`${name} has no cell ${String(at)}.`);
  return found;
};

/** Moves the focus there, as a click would, and waits until it is the cell that keys and pastes go to. */
const goTo = async (name: string, at: number) => {
  (await cell(name, at)).focus();
  await waitFor(async () => expect(await cell(name, at)).toHaveAttribute('tabindex', '0'));
};

describe('the matrix', () => {
  it('takes no edit of the person for a colleague’s behind a clear of which nobody knows', async () => {
    const { user, backend } = await open({
      config: (config: Record<string, unknown>) => ({ ...config, timeout: 10 }),
    });
    await user.click(await screen.findByRole('button', { name: `Clear: ${mainStreet}` }));
    await backend.failNext('DELETE', `${call}clear/`, 'drop-before');
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
    await screen.findByText(/We don’t know yet whether/);
    await user.click(screen.getByRole('button', { name: 'By location matrix' }));
    await goTo(gelato, 0);
    await backend.failNext('PUT', call, 'answer-204');
    await user.keyboard('6{Enter}');
    await waitFor(async () => expect(await orderedAt(backend, gelato)).toBe(6));
    await waitFor(async () => expect((await cells(gelato))[0]).toBe('6'));
    expect(screen.queryByText(/elsewhere/)).toBeNull();
  });

  it('has a row per product and a column per location, those without an order included', async () => {
    await openMatrix();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Product',
      mainStreet,
      'Harborview – Ferry Terminal',
      'Harborview – Cañon Road',
    ]);
    expect(await cells(blueDream)).toEqual(['4', '', '']);
    expect(await cells(gelato)).toEqual(['2', '3', '']);
    expect(await cells('Minimum of Evergreen Valley Farms')).toEqual(['reached', 'reached', '–']);
  });

  it('is the same where the shop names a location by a number here and by a text there', async () => {
    const { user, backend } = await open();
    await quantityOf(blueDream);
    changeAnswers(
      isCart,
      (answer) =>
        JSON.parse(
          JSON.stringify(answer).replaceAll(
            /"dispensaryLocationIds":\[(\d+)\]/g,
            '"dispensaryLocationIds":["$1"]',
          ),
        ) as unknown,
    );
    await edit(user, gelato, 5);
    await settled();
    await user.click(screen.getByRole('button', { name: 'By location matrix' }));
    expect(await cells(blueDream)).toEqual(['4', '', '']);
    expect(await cells(gelato)).toEqual(['5', '3', '']);
    expect(screen.queryByText(/elsewhere/)).toBeNull();
    const held = await backend.hold('DELETE', `${call}clear/`);
    await user.click(screen.getByRole('button', { name: /^Clear cart/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear cart' }),
    );
    await held.isAsked();
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await held.release();
    await waitFor(async () => expect(await ordersOf(backend)).toEqual([]));
  });

  it('says what is missing to the minimum of each location', async () => {
    await openMatrix({ scenario: 'below-minimum' });
    expect((await cells('Minimum of Evergreen Valley Farms'))[0]).toBe('Add $1,684.00 more');
  });

  it('edits by keyboard: Enter and arrows move, typing commits, Escape restores, one Tab stop', async () => {
    const { user, backend } = await openMatrix();
    await goTo(blueDream, 0);
    await user.keyboard('6{Enter}');
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(6));
    expect(await cell(gelato, 0)).toHaveFocus();
    await user.keyboard('{F2}9{Escape}');
    expect(await cells(gelato)).toEqual(['2', '3', '']);
    await user.keyboard('{End}');
    expect(await cell(gelato, 2)).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('rowheader', { name: blueDream })).toHaveFocus();
    const grid = within(screen.getByRole('grid'));
    const stops = [...grid.getAllByRole('gridcell'), ...grid.getAllByRole('rowheader')];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('orders for a location that had nothing of it, and takes it back by undo', async () => {
    const { user, backend } = await openMatrix();
    const before = await ordersOf(backend);
    await goTo(gelato, 2);
    await user.keyboard('5{Enter}');
    await waitFor(async () => expect(await ordersOf(backend)).toContain(`5 × ${gelato} at 103`));
    await goTo(gelato, 2);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await ordersOf(backend)).sort()).toEqual(before.sort()));
  });

  it('asks before undo writes over what a colleague has set since, unseen here', async () => {
    const { user, backend } = await openMatrix();
    await goTo(blueDream, 0);
    await user.keyboard('6{Enter}');
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(6));
    await settled();
    await arriveLate(8);
    await goTo(blueDream, 0);
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: 'Keep yours, 4' })).toBeVisible();
    expect(await orderedAt(backend, blueDream)).toBe(8);
  });

  it('brings a row back by undo that went with its last line', async () => {
    const { user, backend } = await openMatrix();
    await goTo(blueDream, 0);
    await user.keyboard('0{Enter}');
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(0));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: blueDream })).toBeNull());
    await goTo(gelato, 0);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(4));
    expect(await cells(blueDream)).toEqual(['4', '', '']);
    await waitFor(async () => expect(await cell(blueDream, 0)).toHaveFocus());
    expect(screen.getByText(`${blueDream}, ${mainStreet}: from 0 to 4.`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('brings a location back by undo that went with its last line, and orders nothing elsewhere', async () => {
    changeAnswers(isCart, (answer) => ({ ...(answer as object), locations: undefined }));
    const { user, backend } = await openMatrix();
    const before = await ordersOf(backend);
    await goTo(blueDream, 0);
    await user.keyboard('{Control>} {/Control}{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: mainStreet })).not.toBeInTheDocument(),
    );
    await goTo(gelato, 0);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await ordersOf(backend)).toHaveLength(before.length));
    await settled();
    expect((await ordersOf(backend)).sort()).toEqual(before.sort());
  });

  it('gives the focus to what Undo above it brings back', async () => {
    const { user } = await openMatrix();
    await goTo(blueDream, 0);
    await user.keyboard('0{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await cell(blueDream, 0)).toHaveFocus());
    await settled();
    await user.click(screen.getByRole('button', { name: 'Lines' }));
    expect(screen.getByRole('button', { name: 'Lines' })).toHaveFocus();
  });

  it('takes a block from a spreadsheet and reports the rest by row and column', async () => {
    const { user, backend } = await openMatrix();
    await goTo(gelato, 0);
    await user.paste(' 1\u00a0 \t"4"\tmany\n6\t2\t8\t9\n');
    expect(await screen.findByText(/5 cells pasted\./)).toBeVisible();
    expect(screen.getByText(/2 cells were left out:/)).toBeVisible();
    expect(screen.getByText('Row 1, column 3, “many”: Enter a whole number.')).toBeVisible();
    expect(screen.getByText('Row 2, column 4, “9”: There is no column for it.')).toBeVisible();
    await waitFor(async () => {
      expect(await ordersOf(backend)).toEqual(
        expect.arrayContaining([
          `1 × ${gelato} at 101`,
          `4 × ${gelato} at 102`,
          `6 × ${cake} at 101`,
          `2 × ${cake} at 102`,
          `8 × ${cake} at 103`,
        ]),
      );
    });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/cells pasted/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
  });

  it('shows at its cell, and above with the choices, what was refused', async () => {
    const { user, backend } = await openMatrix();
    await goTo(blueDream, 0);
    await user.keyboard('12{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Only 9 of 12 cases are available.');
    expect(await cell(blueDream, 0)).toHaveAttribute('aria-invalid', 'true');
    expect(await cells(blueDream)).toEqual(['4', '', '']);
    await user.click(within(alert).getByRole('button', { name: 'Set to 9' }));
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(9));
  });

  it('fills a row: the same for all locations, or split evenly in the steps of the seller', async () => {
    const { user, backend } = await openMatrix();
    const tools = screen.getByRole('group', { name: 'Fill a row' });
    await user.selectOptions(within(tools).getByLabelText('Product'), gelato);
    await user.click(within(tools).getByRole('button', { name: 'Split evenly' }));
    expect(await screen.findByText('Enter a whole number.')).toBeVisible();
    expect(within(tools).getByLabelText('Cases')).toBeInvalid();

    await user.type(within(tools).getByLabelText('Cases'), '4');
    await user.click(within(tools).getByRole('button', { name: 'Same for all locations' }));
    await waitFor(async () => expect(await cells(gelato)).toEqual(['4', '4', '4']));
    expect(screen.getByText('Filled 3 locations.')).toBeVisible();

    await user.selectOptions(within(tools).getByLabelText('Product'), `${cake}, 28 g`);
    await user.clear(within(tools).getByLabelText('Cases'));
    await user.type(within(tools).getByLabelText('Cases'), '9');
    await user.click(within(tools).getByRole('button', { name: 'Split evenly' }));
    await waitFor(async () => expect(await cells(cake)).toEqual(['4', '2', '2']));
    expect(screen.getByText('1 of 9 left over: the seller takes steps of 2.')).toBeVisible();
    await waitFor(async () =>
      expect(await ordersOf(backend)).toEqual(
        expect.arrayContaining([
          `4 × ${gelato} at 103`,
          `4 × ${cake} at 101`,
          `2 × ${cake} at 103`,
        ]),
      ),
    );
  });

  it('fills only what is to change: nothing is removed that is not there, nothing written that is so', async () => {
    const { user, backend } = await openMatrix();
    const tools = within(screen.getByRole('group', { name: 'Fill a row' }));
    const fill = async (name: string, cases: string, how: string) => {
      await user.selectOptions(tools.getByLabelText('Product'), name);
      await user.clear(tools.getByLabelText('Cases'));
      await user.type(tools.getByLabelText('Cases'), cases);
      await user.click(tools.getByRole('button', { name: how }));
    };
    await fill(gelato, '2', 'Split evenly');
    expect(await screen.findByText('Filled 2 locations.')).toBeVisible();
    await waitFor(async () => expect(await cells(gelato)).toEqual(['1', '1', '']));
    await fill(blueDream, '4', 'Split evenly');
    await waitFor(async () => expect(await cells(blueDream)).toEqual(['2', '1', '1']));
    await settled();
    const before = (await writes(backend)).length;
    await fill(blueDream, '4', 'Split evenly');
    expect(await screen.findByText('All locations have this already.')).toBeVisible();
    expect(await writes(backend)).toHaveLength(before);
    expect((await writes(backend)).map(({ method }) => method)).not.toContain('DELETE');
  });

  it('removes nothing where what is to be shared out fits no step of the seller', async () => {
    const { user, backend } = await openMatrix();
    const tools = within(screen.getByRole('group', { name: 'Fill a row' }));
    await user.selectOptions(tools.getByLabelText('Product'), `${cake}, 28 g`);
    await user.type(tools.getByLabelText('Cases'), '1');
    await user.click(tools.getByRole('button', { name: 'Split evenly' }));
    expect(await screen.findByText(/^Order at least 2, in steps of 2/)).toBeVisible();
    await settled();
    expect((await cells(cake))[0]).toBe('2');
    expect(await writes(backend)).toEqual([]);
  });

  it('undoes no edit that was refused, and writes over nobody by undo', async () => {
    const { user, backend } = await openMatrix({ scenario: 'changed-elsewhere' });
    await goTo(blueDream, 0);
    await user.keyboard('6{Enter}');
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(6));
    await goTo(blueDream, 0);
    await user.keyboard('90{Enter}');
    const refused = await screen.findByRole('alert');
    expect(refused).toHaveTextContent('Only 9 of 90 cases are available.');
    await settled();
    // A colleague takes what is left.
    await arriveLate(8);
    await goTo(blueDream, 0);
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect((await cells(blueDream))[0]).toBe('8'));
    await user.keyboard('{Control>}z{/Control}');
    expect(
      await screen.findByText('Nothing was changed: the cells were changed elsewhere since.'),
    ).toBeInTheDocument();
    expect((await cells(blueDream))[0]).toMatch(/^8/);
    expect(await orderedAt(backend, blueDream)).toBe(8);
  });

  it('shows the same numbers as the lines, and goes back to them', async () => {
    const { user } = await openMatrix();
    await goTo(gelato, 0);
    await user.keyboard('7{Enter}');
    await user.click(screen.getByRole('button', { name: 'Lines' }));
    expect(await quantityOf(gelato)).toHaveValue('7');
    await settled();
  });

  it('can be read and not changed by a user who may not edit', async () => {
    const { user, backend } = await openMatrix({ scenario: 'read-only' });
    expect(screen.queryByRole('group', { name: 'Fill a row' })).toBeNull();
    await goTo(gelato, 0);
    await user.keyboard('7{Enter}');
    await user.paste('5\t5');
    expect(await cells(gelato)).toEqual(['2', '3', '']);
    expect(await writes(backend)).toEqual([]);
  });

  it('keeps edits through an ended session', async () => {
    const { user, backend } = await openMatrix();
    await backend.failNext('PUT', call, 'login-redirect');
    await goTo(gelato, 0);
    await user.keyboard('7{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await orderedAt(backend, gelato)).toBe(7));
  });
});

it.each([
  [10, 1, 3, [4, 3, 3], 0],
  [9, 2, 3, [4, 2, 2], 1],
  [0, 1, 2, [0, 0], 0],
  [1, 5, 2, [0, 0], 1],
])('splits %d cases in steps of %d over %d locations', (cases, step, count, shares, rest) => {
  expect(splitEvenly(cases, step, count)).toEqual({ shares, rest });
});

describe('the CSV of a cart', () => {
  it('has a row per line, with the amounts as the server says them', async () => {
    const files = savedFiles();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('cart.csv');
    const text = await files[0]?.text();
    expect(text?.split('\r\n')).toHaveLength(6);
    expect(text).toContain(
      'Evergreen Valley Farms,Harborview – Main Street,Blue Dream 3.5 g,Evergreen Reserve,Blue Dream,3.5 g,EV-2403-0001,24,4,384.00,1536.00',
    );
  });

  it('defuses what a spreadsheet would run', async () => {
    const files = savedFiles();
    const { user } = await open({ scenario: 'hostile' });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]?.text();
    expect(text).not.toMatch(/(^|,|")[=+@\t]/m);
    expect(text).toContain("'=cmd|");
  });

  it('waits until the amounts fit the quantities', async () => {
    const files = savedFiles();
    const { user, backend } = await open();
    await quantityOf(blueDream);
    // It did not arrive, and the cart cannot be read: it waits, and is sent on Retry.
    await backend.failNext('PUT', call, 'drop-before');
    await backend.failNext('GET', read, 'forbidden-403');
    await edit(user, gelato, 6);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const button = screen.getByRole('button', { name: 'Download CSV' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await user.click(retry);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain('24,6,432.00,2592.00');
  });
});
