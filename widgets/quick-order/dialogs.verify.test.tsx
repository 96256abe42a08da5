import { screen, waitFor, within } from '@testing-library/react';
import { cartridge, open, orderedOf, rowOf, settled, type Opened } from './page.testkit';

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
