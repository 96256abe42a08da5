import { screen, waitFor, within } from '@testing-library/react';
import {
  choiceAt,
  dialog,
  one,
  open,
  order,
  ordering,
  orders,
  press,
  sent,
  type Backend,
  type User,
} from './page.testkit';

const search = () => screen.findByRole('searchbox', { name: 'Search products' });
const products = () => screen.findByRole('list', { name: 'Products' });
const firstProduct = 'Acapulco Gold 3.5 g';

describe('while what was typed is still looked for', () => {
  it('Enter takes no customer of the list before, and the one that was meant once it is there', async () => {
    const { user, backend } = await open({ scenario: 'new' });
    await press(user, 'Start an order');
    const box = within(await dialog('Start an order'));
    await box.findByText(/^Showing 25 of/);
    const answers = await backend.hold('GET', `${ordering}customers/`, 99);
    const field = box.getByRole('combobox', { name: 'Customer' });
    await user.type(field, 'harborview oakland{Enter}');
    expect(await sent(backend, 'GET', 'locations')).not.toContainEqual(
      expect.objectContaining({ path: expect.stringContaining('/customers/') as string }),
    );
    await answers.release();
    await waitFor(() => expect(field).toHaveValue('Harborview Oakland'));
    const asked = async () =>
      (await sent(backend, 'GET', '/locations'))
        .map(({ path }) => path)
        .filter((path) => path.includes('/customers/'));
    await waitFor(async () => expect(await asked()).toEqual([`${ordering}customers/5/locations`]));
  });

  it.each(['Add all', 'Add one'])('adds none of the products before (%s)', async (which) => {
    const { user, backend } = await open({ scenario: 'empty' });
    const list = await products();
    const button = () =>
      which === 'Add all'
        ? screen.getByText(/^Add all \d+ products shown$/)
        : within(list).getByRole('button', { name: `Add ${firstProduct}`, hidden: true });
    const answers = await backend.hold('GET', `${one}variants/`, 99);
    await user.type(await search(), 'gummies');
    // Before the server is asked, and while it is.
    await user.click(button());
    await waitFor(async () => expect(await sent(backend, 'GET', 'gummies')).not.toHaveLength(0));
    await user.click(button());
    await answers.release();
    await waitFor(() => expect(list).not.toHaveTextContent(firstProduct));
    expect(await sent(backend, 'POST', 'stage-items/')).toEqual([]);
    expect((await order(backend)).items).toEqual([]);
    await user.click(screen.getByText(/^Add all \d+ products shown$/));
    await screen.findByText(/^\d+ products added\.$/);
    const staged = (await order(backend)).items.length;
    expect(staged).toBeGreaterThan(0);
  });
});

/** Chooses the same customer and locations each time. */
async function choose(user: User) {
  await press(user, 'Start an order');
  const box = within(await dialog('Start an order'));
  const field = (name: string) => box.getByRole('combobox', { name });
  await waitFor(() => expect(field('Customer')).toHaveValue('Harborview Oakland'));
  await waitFor(() => expect(field('Location')).toBeEnabled());
  await user.selectOptions(field('Location'), choiceAt(field('Location'), 1));
  await waitFor(() => expect(field('Stock location')).toBeEnabled());
  await user.selectOptions(field('Stock location'), 'Oakland cross-dock');
  const start = box.getByRole('button', { name: 'Start order' });
  await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled'));
  return { box, start };
}

describe('an order whose start was not answered', () => {
  const lose = (backend: Backend) =>
    backend.failNext('POST', `${ordering}orders/`, 'drop-after-commit');

  it.each(['Cancel', 'a reload'])(
    'is there once when it is asked for again after %s',
    async (how) => {
      const { user, backend } = await open({ scenario: 'one-customer' });
      const first = await choose(user);
      await lose(backend);
      await user.click(first.start);
      await first.box.findByRole('alert');
      if (how === 'Cancel') await user.click(first.box.getByRole('button', { name: 'Cancel' }));
      // A page that knows of no order yet, as the list of orders would open it.
      else await open({ scenario: 'one-customer', config: ({ orderId: _, ...rest }) => rest });
      const again = await choose(user);
      await user.click(again.start);
      expect(await screen.findByText(/for Harborview Oakland/)).toBeVisible();
      expect(await orders(backend)).toHaveLength(1);
    },
  );

  it('is another one for another choice, and after it was started', async () => {
    const { user, backend } = await open({ scenario: 'one-customer' });
    const first = await choose(user);
    await lose(backend);
    await user.click(first.start);
    await first.box.findByRole('alert');
    const location = first.box.getByRole('combobox', { name: 'Location' });
    await user.selectOptions(location, choiceAt(location, 0));
    await user.click(first.start);
    expect(await screen.findByText(/for Harborview Oakland/)).toBeVisible();
    expect(await orders(backend)).toHaveLength(2);
  });
});
