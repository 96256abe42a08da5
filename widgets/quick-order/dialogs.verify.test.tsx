import { screen, waitFor, within } from '@testing-library/react';
import {
  cartridge,
  clearPath,
  grid,
  open,
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
