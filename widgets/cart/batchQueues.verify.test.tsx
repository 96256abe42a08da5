import { screen, waitFor, within } from '@testing-library/react';
import {
  blueDream,
  call,
  edit,
  gelato,
  mainStreet,
  more,
  open,
  orderedAt,
  ordersOf,
  quantityOf,
  remove,
  settled,
  writes,
} from './page.testkit';

// The specification names the package size in two ways: package_size_pk where a quantity is set, packageSizeId where a
// line goes.
describe('in batch-queues mode', () => {
  const openBatches = () => open({ scenario: 'batch-queues' });

  it('shows no batch, which the seller chooses', async () => {
    await openBatches();
    const line = await screen.findByRole('listitem', { name: blueDream });
    expect(line).toHaveTextContent('Evergreen Reserve · case of 24');
    expect(line).not.toHaveTextContent('batch');
  });

  it('sets a quantity by package size (S9)', async () => {
    const { user, backend } = await openBatches();
    await user.click(await more(blueDream));
    await settled();
    expect(await writes(backend)).toMatchObject([
      {
        method: 'PUT',
        path: call,
        body: { quantity: 5, dispensaryLocationIds: [101], package_size_pk: 15 },
      },
    ]);
    expect((await writes(backend))[0]?.body).not.toHaveProperty('variantId');
  });

  it('removes a line by package size (S7), and undoes it', async () => {
    const { user, backend } = await openBatches();
    const before = await ordersOf(backend);
    await user.click(await remove(blueDream));
    await user.click(await screen.findByRole('button', { name: 'Remove item' }));
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(0));
    expect((await writes(backend))[0]).toMatchObject({
      method: 'DELETE',
      path: call,
      body: { packageSizeId: 15, dispensaryLocationIds: [101] },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await settled();
    expect((await ordersOf(backend)).sort()).toEqual(before.sort());
  });

  it('clears a location (S5)', async () => {
    const { user, backend } = await openBatches();
    await user.click(await screen.findByRole('button', { name: `Clear: ${mainStreet}` }));
    await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
    await waitFor(async () => expect(await ordersOf(backend)).toHaveLength(2));
    expect((await writes(backend))[0]).toMatchObject({
      method: 'DELETE',
      path: `${call}clear/`,
      body: { dispensaryLocationIds: [101] },
    });
  });

  it('rolls a refused line back alone, and shows a notice that names a package size', async () => {
    const { user, backend } = await openBatches();
    await edit(user, blueDream, 12);
    const line = await screen.findByRole('listitem', { name: blueDream });
    await user.click(await within(line).findByRole('button', { name: 'Set to 9' }));
    await edit(user, gelato, 6);
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(9);
    expect(await quantityOf(gelato)).toHaveValue('6');
    expect(await orderedAt(backend, gelato)).toBe(6);
  });
});
