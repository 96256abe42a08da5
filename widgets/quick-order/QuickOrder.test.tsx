import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import {
  blueDream,
  cartridge,
  cellOf,
  gelato,
  goTo,
  listPath,
  open,
  openOrdered,
  openList,
  orderedOf,
  orderPath,
  pasted,
  refreshPath,
  rowOf,
  settled,
  type,
  writes,
  type Opened,
} from './page.testkit';

describeScreen('quick-order', {
  as: 'dispensary',
  shown: 'Blue Dream flower',
  load: { method: 'GET', path: listPath, fails: 'The products could not be loaded.' },
  empty: 'There are no products yet.',
  hostile: /<img src=x/,
  readOnly: { without: /^(Undo|Paste a list|Clear sheet|Add .*|Delete .*)$/ },
  write: {
    method: 'PUT',
    path: orderPath,
    edit: async ({ user }) => {
      await goTo(cartridge, 0);
      await user.keyboard('6');
    },
    send: ({ user }) => user.keyboard('{Enter}'),
    saved: /Main Street: 6 saved\./,
    notSaved: /Quantity not changed to 6\./,
    isTyped: async () => {
      const again = screen.queryByRole('button', { name: 'Set to 6' });
      expect(again !== null || (await cellOf(cartridge, 0)).textContent === '6').toBe(true);
    },
  },
});

const bodies = async ({ backend }: Opened, route: string) =>
  (await backend.log()).filter((entry) => entry.route === route);

describe('a cell', () => {
  it('is written by S10 where the row stands alone, and by S12 where other rows hang on it', async () => {
    const page = await open();
    await type(page, cartridge, 0, '3');
    await waitFor(async () => expect(await orderedOf(page, 30101)).toBe(3));
    await type(page, blueDream, 0, '6');
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(6));
    expect(await writes(page)).toEqual(['S10', 'S12']);
  });

  it('is emptied by a 0, and comes back by undo and goes by redo', async () => {
    const page = await openOrdered();
    await type(page, blueDream, 0, '0');
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(0));
    await settled();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(4));
    await settled();
    await page.user.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(0));
    expect(await writes(page)).toEqual(['S8', 'S12', 'S8']);
  });

  it('rolls back alone with its reason, and takes what is left', async () => {
    const page = await openOrdered();
    await type(page, blueDream, 0, '90');
    await type(page, gelato, 0, '6');
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Only 9 of 90 cases are available.');
    await waitFor(async () => expect(await cellOf(blueDream, 0)).toHaveTextContent(/^4$/));
    await waitFor(async () => expect(await orderedOf(page, 21)).toBe(6));
    // It never happened: nothing to undo but the other cell.
    await page.user.click(within(note).getByRole('button', { name: 'Set to 9' }));
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(9));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is looked up after a lost answer, and is not sent again', async () => {
    const page = await openOrdered();
    await page.backend.failNext('PUT', refreshPath, 'drop-after-commit');
    await type(page, gelato, 0, '8');
    await waitFor(async () => expect(await bodies(page, 'S27')).toHaveLength(2));
    await settled();
    expect(await cellOf(gelato, 0)).toHaveTextContent(/^8$/);
    expect(await writes(page)).toEqual(['S12']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits for the person where someone else has changed it, whoever is right', async () => {
    const page = await openOrdered({ scenario: 'changed-elsewhere' });
    const held = await page.backend.hold('PUT', refreshPath);
    await type(page, blueDream, 0, '6');
    await held.isAsked();
    await type(page, gelato, 0, '5');
    await held.release();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('A colleague set this to 7. Your 5 is not saved yet.');
    expect(await cellOf(gelato, 0)).toHaveTextContent(/^5$/);
    expect(await orderedOf(page, 21)).toBe(7);
    await page.user.click(within(note).getByRole('button', { name: 'Keep yours, 5' }));
    await waitFor(async () => expect(await orderedOf(page, 21)).toBe(5));
  });

  it('says what a colleague changed, which can be taken back', async () => {
    const page = await openOrdered({ scenario: 'changed-elsewhere' });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/Changed elsewhere: from 2 to 7 cases\./)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Set to 2' }));
    await waitFor(async () => expect(await orderedOf(page, 21)).toBe(2));
  });
});

describe('a block', () => {
  it('goes in by a paste, is one step, and what is left out is reported', async () => {
    const page = await openOrdered();
    const { user } = page;
    await goTo(blueDream, 0);
    await user.paste('1\t2\t1\n8\tx\n\n');
    await waitFor(async () => expect(await orderedOf(page, 11, 103)).toBe(1));
    await waitFor(async () => expect(await orderedOf(page, 11, 102)).toBe(2));
    expect(await screen.findByText(/1 cell was left out:/)).toBeVisible();
    await settled();
    await goTo(blueDream, 0);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(4));
    await waitFor(async () => expect(await orderedOf(page, 11, 103)).toBe(0));
  });

  it('is emptied once that is confirmed', async () => {
    const page = await openOrdered();
    const { user } = page;
    await goTo(blueDream, 0);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Delete}');
    expect(
      await screen.findByText(/^The quantit(y|ies) in \d cells? will be removed/),
    ).toBeVisible();
    expect(await writes(page)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(0));
  });
});

it('shows the totals of each location and of each row, and what is missing to the minimum', async () => {
  const page = await open({ scenario: 'below-minimum' });
  const totals = within(await screen.findByRole('region', { name: 'Totals by location' }));
  expect(await totals.findByText('$816.00')).toBeVisible();
  expect(totals.getByText('Add $1,684.00 more')).toBeVisible();
  expect(totals.getByRole('meter', { name: /Main Street/ })).toHaveAttribute(
    'aria-valuetext',
    '$816.00 of $2,500.00',
  );
  expect((await rowOf('total')).textContent).toMatch(/^Total cases22$/);
  await type(page, cartridge, 1, '3');
  await waitFor(async () => expect((await rowOf('total')).textContent).toMatch(/^Total cases235$/));
});

it('orders a pasted list, doubles merged, once each line is a product and its cases fit', async () => {
  const page = await open();
  const dialog = await openList(page);
  const lines = 'EV-30101 2\nEV-30101;3\nAcapulco Gold cartridg 1\nEV-11 90\nNothing at all 1';
  await pasted(page, dialog, lines);
  // Nothing similar is taken by itself.
  expect(dialog.getByRole('button', { name: /^To look at \(3\)/ })).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: /^Acapulco Gold cartridge/ }));
  await page.user.click(dialog.getByRole('button', { name: 'Set to 9' }));
  await page.user.click(dialog.getByRole('button', { name: /^Drop “Nothing/ }));
  await page.user.click(dialog.getByRole('button', { name: /^Ready \(2\)/ }));
  expect(dialog.getByText('3 lines made one: 2 + 3 + 1 cases.')).toBeVisible();
  expect(dialog.getByText('Replaces 4 in the cart.')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Set 2 quantities' }));
  await screen.findByText(/^2 quantities saved\.$/);
  expect(await orderedOf(page, 30101)).toBe(6);
  expect(await orderedOf(page, 11)).toBe(9);
  await page.user.keyboard('{Escape}');
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await orderedOf(page, 11)).toBe(4));
  expect(await orderedOf(page, 30101)).toBe(0);
});
