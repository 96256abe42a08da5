import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import {
  blueDream,
  cartridge,
  clearPath,
  gelato,
  grid,
  open,
  openOrdered,
  orderedOf,
  orderPath,
  rowOf,
  settled,
  writes,
  type Opened,
} from './page.testkit';

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

const press = async ({ user }: Pick<Opened, 'user'>, key: string, name: RegExp) =>
  user.click(within(await rowOf(key)).getByRole('button', { name }));

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the dialog that adds', () => {
  it('orders the same at each chosen location by one call, closes, and begins anew', async () => {
    const page = await open();
    await press(page, cartridge, /^Add Acapulco Gold cartridge/);
    const adds = await dialog(/^Add Acapulco Gold cartridge/);
    await page.user.click(adds.getByLabelText(/Cañon Road/));
    await page.user.type(adds.getByLabelText('Cases at each location'), '7');
    await page.user.click(adds.getByRole('button', { name: 'Add to 2 locations' }));
    await isClosed();
    expect(await orderedOf(page, 30101, 101)).toBe(7);
    expect(await orderedOf(page, 30101, 102)).toBe(7);
    expect(await orderedOf(page, 30101, 103)).toBe(0);
    expect(await writes(page)).toEqual(['S10']);
    await press(page, cartridge, /^Add Acapulco Gold cartridge/);
    const again = await dialog(/^Add Acapulco Gold cartridge/);
    expect(again.getByLabelText('Cases at each location')).toHaveValue('');
    expect(again.getByLabelText(/Cañon Road/)).toBeChecked();
  });

  it('asks for a number, and says why the seller does not take it', async () => {
    const page = await open();
    await press(page, blueDream, /^Add Blue Dream/);
    const adds = await dialog(/^Add Blue Dream/);
    const add = adds.getByRole('button', { name: 'Add to 3 locations' });
    await page.user.click(add);
    expect(adds.getByText('Enter at least 1 case.')).toBeVisible();
    await page.user.type(adds.getByLabelText('Cases at each location'), '9');
    await page.user.click(add);
    expect(await adds.findByRole('alert')).toHaveTextContent('Only 3 cases left.');
    expect(adds.getByLabelText('Cases at each location')).toHaveValue('9');
    expect(await orderedOf(page, 11)).toBe(4);
  });

  it('splits cases evenly over the chosen locations, as one step back', async () => {
    const page = await open();
    await press(page, cartridge, /^Add Acapulco Gold cartridge/);
    const adds = await dialog(/^Add Acapulco Gold cartridge/);
    await page.user.click(adds.getByRole('button', { name: 'Split evenly' }));
    await page.user.type(adds.getByLabelText('Cases to split'), '8');
    expect(adds.getAllByText(/^gets \d$/).map(({ textContent }) => textContent)).toEqual([
      'gets 3',
      'gets 3',
      'gets 2',
    ]);
    await page.user.click(adds.getByRole('button', { name: 'Add to 3 locations' }));
    await isClosed();
    await waitFor(async () => expect(await orderedOf(page, 30101, 103)).toBe(2));
    expect(await orderedOf(page, 30101)).toBe(3);
    await settled();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await orderedOf(page, 30101, 103)).toBe(0));
    expect(await orderedOf(page, 30101)).toBe(0);
  });
});

it('splits over what a colleague has set while the dialog stood open', async () => {
  const page = await openOrdered();
  await press(page, gelato, /^Add /);
  const adds = await dialog(/^Add Gelato/);
  const theirs = { dispensaryLocationIds: [101], variantId: 21, quantity: 7 };
  expect(await byColleague('PUT', '/shop/evergreen-valley/cart/multi-cart/', theirs)).toBe(200);
  window.dispatchEvent(new Event('focus'));
  await screen.findByText(/Changed elsewhere: from 2 to 7/);
  await page.user.click(adds.getByRole('button', { name: 'Split evenly' }));
  await page.user.type(adds.getByLabelText('Cases to split'), '6');
  await page.user.click(adds.getByRole('button', { name: 'Add to 3 locations' }));
  await waitFor(async () => expect(await orderedOf(page, 21, 103)).toBe(2));
  await settled();
  expect(await orderedOf(page, 21)).toBe(2);
});

it('reads a sheet that was cleared and could not be read when it is to be cleared again', async () => {
  const page = await open();
  await grid();
  const clear = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Clear sheet' }));
    const asks = await dialog('Clear the sheet?');
    await page.user.click(asks.getByRole('button', { name: 'Clear sheet' }));
    await isClosed();
  };
  await page.backend.failNext('DELETE', clearPath, 'answer-204');
  await page.backend.failNext('GET', orderPath, 'forbidden-403');
  await clear();
  expect(await orderedOf(page, 11)).toBe(0);
  await clear();
  expect(await writes(page)).toEqual(['S6', 'S6']);
});

it('says at the cells what was not added once the dialog is closed that looked for it', async () => {
  // The server gives up after a second: what is not there by then does not come.
  const page = await open({ config: (config) => ({ ...config, timeout: 1 }) });
  await press(page, cartridge, /^Add /);
  const adds = await dialog(/^Add Acapulco Gold cartridge/);
  await page.backend.failNext('PUT', orderPath, 'drop-before');
  await page.user.type(adds.getByLabelText('Cases at each location'), '7');
  await page.user.click(adds.getByRole('button', { name: 'Add to 3 locations' }));
  await adds.findByText('We don’t know yet what was saved. We keep checking.');
  await page.user.keyboard('{Escape}');
  await isClosed();
  const again = await screen.findAllByRole('button', { name: 'Set to 7' });
  expect(again).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Cells to look at' })).toHaveTextContent(
    /Main Street: Quantity not changed to 7\./,
  );
  expect(await orderedOf(page, 30101)).toBe(0);
  if (again[0]) await page.user.click(again[0]);
  await waitFor(async () => expect(await orderedOf(page, 30101)).toBe(7));
});

describe('the dialog that deletes', () => {
  it('takes a row out at all its locations by one call, which undo brings back', async () => {
    const page = await openOrdered();
    await press(page, gelato, /^Delete /);
    const asks = await dialog(/^Delete Gelato/);
    expect(asks.getByText(/5 cases at 2 locations will be removed\./)).toBeVisible();
    await page.user.click(asks.getByRole('button', { name: 'Delete' }));
    await isClosed();
    expect(await orderedOf(page, 21)).toBe(0);
    expect(await orderedOf(page, 21, 102)).toBe(0);
    expect(await writes(page)).toEqual(['S8']);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await orderedOf(page, 21)).toBe(2));
    await waitFor(async () => expect(await orderedOf(page, 21, 102)).toBe(3));
  });

  it('stays open with the reason where nothing went', async () => {
    const page = await openOrdered();
    await page.backend.failNext('DELETE', orderPath, 'forbidden-403');
    await press(page, gelato, /^Delete /);
    const asks = await dialog(/^Delete Gelato/);
    await page.user.click(asks.getByRole('button', { name: 'Delete' }));
    expect(await asks.findByRole('alert')).toHaveTextContent('You do not have permission');
    expect(await orderedOf(page, 21)).toBe(2);
  });
});

describe('the dialog that clears', () => {
  it('empties the locations that are shown, once, and undo brings all of it back', async () => {
    const page = await open();
    await grid();
    const clear = screen.getByRole('button', { name: 'Clear sheet' });
    await page.user.click(clear);
    const asks = await dialog('Clear the sheet?');
    expect(asks.getByText(/^All 5 quantities at 3 locations will be removed\./)).toBeVisible();
    const held = await page.backend.hold('DELETE', clearPath);
    await page.user.dblClick(asks.getByRole('button', { name: 'Clear sheet' }));
    await held.isAsked();
    await held.release();
    await isClosed();
    expect(await orderedOf(page, 11)).toBe(0);
    expect(await writes(page)).toEqual(['S6']);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(4));
    await waitFor(async () => expect(await orderedOf(page, 41, 102)).toBe(5));
  });

  it('is looked up after a lost answer, and nothing is claimed before', async () => {
    const page = await open();
    await grid();
    await page.backend.failNext('DELETE', clearPath, 'drop-after-commit');
    await page.user.click(screen.getByRole('button', { name: 'Clear sheet' }));
    const asks = await dialog('Clear the sheet?');
    await page.user.click(asks.getByRole('button', { name: 'Clear sheet' }));
    await isClosed();
    expect(await orderedOf(page, 11)).toBe(0);
    expect(await writes(page)).toEqual(['S6']);
    await waitFor(async () => expect((await rowOf('total')).textContent).toBe('Total cases'));
  });
});
