// What happens between what a person sees and what they ask for.
import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import {
  dialog,
  movedByColleague,
  one,
  open,
  openShort,
  order,
  ordering,
  press,
  readAgain,
  rosin,
  rowOf,
  rows,
  sent,
  settled,
  type,
  type Backend,
  type User,
} from './page.testkit';

/** The dialog by which the order is moved, once its choices are there. */
async function openMove(user: User) {
  await press(user, 'Change customer or location');
  const box = within(await dialog('Change customer or location'));
  const field = (name: string) => box.getByRole<HTMLSelectElement>('combobox', { name });
  await waitFor(() => expect(field('Stock location')).toBeEnabled());
  await waitFor(() => expect(field('Location')).toBeEnabled());
  const move = async () => {
    const button = box.getByRole('button', { name: 'Move order' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
  };
  return { box, field, move };
}

/** Somebody else orders two cases of the first item. */
async function orderTwo(backend: Backend) {
  const [item] = (await order(backend)).items;
  const path = `${one}item/${String(item?.id)}/update-quantity/`;
  expect(await byColleague('PATCH', path, { quantity: 2 })).toBe(200);
  readAgain();
  return String(item?.id);
}

/** What a discount would come to, as it is typed. */
async function typeDiscount(user: User, percent: string) {
  await press(user, 'Add discount');
  const box = within(await dialog('Add discount'));
  await user.type(box.getByRole('textbox'), percent);
  await box.findByText(/with this discount/);
  return box;
}

describe('a move', () => {
  /** A colleague moves the order to the customer's other location. */
  const moveAway = async () => {
    const destination = { dispensary_id: 5, dispensary_location_id: 51, stock_location_id: 71 };
    const body = { id: 501, is_draft: true, ...destination };
    expect(await byColleague('POST', `${ordering}orders/`, body)).toBe(200);
  };
  const moved = { locationId: 51, stockLocationId: 72 };

  it('changes what was chosen, and nothing that a colleague has changed behind the dialog', async () => {
    const { user, backend } = await openShort();
    const { field, move } = await openMove(user);
    await moveAway();
    readAgain();
    await waitFor(() => expect(field('Location')).toHaveValue('51'));
    await user.selectOptions(field('Stock location'), 'Oakland cross-dock');
    await move();
    await waitFor(async () => expect(await order(backend)).toMatchObject(moved));
    await settled();
  });

  it('waits for a second press where a colleague has moved the order and nobody has told', async () => {
    const { user, backend } = await openShort();
    const { box, field, move } = await openMove(user);
    await moveAway();
    await user.selectOptions(field('Stock location'), 'Oakland cross-dock');
    await move();
    expect(await box.findByRole('alert')).toHaveTextContent(
      'The order changed since you last looked.',
    );
    expect(await order(backend)).toMatchObject({ locationId: 51, stockLocationId: 71 });
    await waitFor(() => expect(field('Location')).toHaveValue('51'));
    await move();
    await waitFor(async () => expect(await order(backend)).toMatchObject(moved));
    await settled();
  });

  it('takes no discount away of which the person knows nothing', async () => {
    const { user, backend } = await openShort();
    const { box, field, move } = await openMove(user);
    await user.selectOptions(field('Stock location'), 'Oakland cross-dock');
    const discount = { discount_type: 'percentage', discount: '5' };
    expect(await byColleague('POST', `${one}bulk-discount/`, discount)).toBe(200);
    await move();
    expect(await box.findByText('The discount is lost.')).toBeVisible();
    expect(box.getByRole('alert')).toHaveTextContent('The order changed since you last looked.');
    expect((await order(backend)).discount).not.toBeNull();
    await move();
    await waitFor(async () => expect((await order(backend)).discount).toBeNull());
    await settled();
  });

  it('says of new prices only where there are some', async () => {
    const { user } = await openShort();
    const { field, move } = await openMove(user);
    await user.selectOptions(field('Location'), '51');
    await move();
    expect(await screen.findByText(/was moved\./)).toHaveTextContent(/^EV-\d+ was moved\.$/);
    await settled();
  });

  it('goes to the location that was chosen, of the customer beside it', async () => {
    const { user, backend } = await openShort();
    const { box, field, move } = await openMove(user);
    await user.selectOptions(field('Location'), '51');
    await movedByColleague();
    expect(box.getByRole('combobox', { name: 'Customer' })).toHaveValue('Harborview Oakland');
    expect(field('Location')).toHaveValue('51');
    await move();
    const there = { customerId: 5, locationId: 51 };
    await waitFor(async () => expect(await order(backend)).toMatchObject(there));
    await settled();
  });
});

it('keeps what is typed in a cell while a search finds no row', async () => {
  const { user } = await openShort();
  await type(user, rosin, 'cases', '3x');
  await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'nowhere');
  expect(await screen.findByText('No item fits these filters.')).toBeVisible();
  await press(user, 'Clear filters');
  await rowOf(rosin);
  expect(screen.getByRole('textbox', { name: `Cases, ${rosin}` })).toHaveValue('3x');
  await settled();
});

it('offers a product again that was taken out of the order', async () => {
  const { user, backend } = await open({ scenario: 'empty' });
  const name = 'Acapulco Gold 3.5 g';
  const add = () => screen.findByRole('button', { name: `Add ${name}`, hidden: true });
  await user.click(await add());
  await press(user, `Remove ${name}`);
  await screen.findByText(/^The order has no items yet/);
  await user.click(await add());
  await waitFor(async () => expect((await order(backend)).items).toHaveLength(1));
  await rowOf(name);
});

it('goes on counting what is added when what was not added is dismissed', async () => {
  const { user, backend } = await open({ scenario: 'add-all-failures' });
  await press(user, 'Add products');
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'gummies');
  const addAll = await screen.findByText(/^Add all 1\d products shown$/);
  await backend.failNext('POST', `${one}stage-items/`, 'forbidden-403');
  const answers = await backend.hold('POST', `${one}stage-items/`, 99);
  await user.click(addAll);
  const failed = await screen.findByText(/^\d+ products? (was|were) not added\.$/);
  const alert = within(failed.closest<HTMLElement>('.alert') ?? document.body);
  await user.click(alert.getByRole('button', { name: /^(Dismiss|Close)$/ }));
  expect(screen.getByText(/^Adding: /)).toHaveTextContent(/^Adding: 1 of 1\d\.$/);
  await answers.release();
  await screen.findByText(/^\d+ products added\.$/);
});

it('hears of what others change while it is first read', async () => {
  const filters: { release?: () => Promise<unknown> } = {};
  const { backend } = await openShort({
    before: async (page) => Object.assign(filters, await page.hold('GET', `${one}filters/`)),
  });
  await waitFor(async () =>
    expect((await sent(backend, 'GET', 'grid-items/')).map(({ status }) => status)).toEqual([200]),
  );
  const id = await orderTwo(backend);
  await filters.release?.();
  await rows();
  await waitFor(() => {
    const cell = document.querySelector(`[data-row="${id}"] [data-label="Cases"]`);
    expect(cell).toHaveTextContent(/^2$/);
  });
});

it('asks anew what a discount comes to when the order changes', async () => {
  const { user, backend } = await openShort();
  const box = await typeDiscount(user, '50');
  const before = box.getByText(/^Total now/).textContent;
  const after = (said: string | null) => said?.replace(/.*with this discount /, '');
  await orderTwo(backend);
  await waitFor(() => {
    const now = box.getByText(/with this discount/);
    expect(now).not.toHaveClass('ww-dimmed');
    expect(after(now.textContent)).not.toBe(after(before));
  });
});

it('says no more that rows could not be read once they were', async () => {
  const { user, backend } = await open();
  await rows();
  await backend.failNext('GET', `${one}grid-items/`, 'forbidden-403');
  await user.click(await screen.findByRole('button', { name: /^Cases/ }));
  const says = /^The items could not be read/;
  expect(await screen.findByText(says)).toBeVisible();
  readAgain();
  await waitFor(() => expect(screen.queryByText(says)).toBeNull());
});
