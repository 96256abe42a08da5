import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/byColleague';
import {
  first,
  held,
  openShort,
  order,
  quantityOf,
  remove,
  rows,
  second,
  settled,
} from './page.testkit';

describe('a removal', () => {
  it('comes back after another one went too, each by its own undo', async () => {
    const page = await openShort();
    await page.user.click(await remove(first));
    await page.user.click(await remove(second));
    expect(await screen.findByText(`Removed ${second}.`)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`Removed ${first}.`)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await held(page)).toHaveLength(2);
  });
});

it('leaves an item alone that somebody has ordered again', async () => {
  const page = await openShort();
  const [was] = await held(page);
  await page.user.click(await remove(first));
  await settled();
  expect(await byColleague('POST', `${order}stage-items/`, { variant_ids: [was?.variantId] })).toBe(
    200,
  );
  const again = async () =>
    (await held(page)).find(({ variantId }) => variantId === was?.variantId);
  const path = `${order}item/${String((await again())?.id)}/update-quantity/`;
  expect(await byColleague('PATCH', path, { quantity: 7 })).toBe(200);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await quantityOf(first)).toHaveValue('7'));
  await settled();
  expect((await again())?.quantity).toBe(7);
});

describe('clearing', () => {
  const clear = async ({ user }: Pick<Awaited<ReturnType<typeof openShort>>, 'user'>) => {
    await user.click(await screen.findByRole('button', { name: 'Clear order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear order' });
    await user.click(within(dialog).getByRole('button', { name: 'Clear order' }));
  };

  it('that has to wait for the person is undone as any other', async () => {
    const page = await openShort();
    await rows();
    await page.backend.failNext('POST', `${order}clear/`, 'login-redirect');
    await clear(page);
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear order' }));
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    await settled();
    expect(await held(page)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    expect(await held(page)).toHaveLength(2);
  });
});
