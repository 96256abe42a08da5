import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const ordering = '/dashboard/vendor/7/seller-ordering/';
export const one = `${ordering}orders/501/`;
export const quantityCall = `${one}item/:itemId/update-quantity/`;
export const priceCall = `${one}item/:itemId/update-price/`;
export const deleteCall = `${one}item/:itemId/delete/`;

export const blueDream = 'Blue Dream 3.5 g';
export const rosin = 'Gelato #33 live rosin';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('order-create', options);

/** An order of two items. */
export const openShort = (options?: Parameters<typeof openWidget>[1]) =>
  open({ scenario: 'below-minimum', ...options });

type Opened = Awaited<ReturnType<typeof open>>;
export type User = Opened['user'];
export type Backend = Opened['backend'];

/** Whether an element is hidden is what takes a query by role its time in a grid, so it is not asked. */
const anywhere = { hidden: true };

export const grid = () => screen.findByRole('grid', { name: 'Items', ...anywhere });

export const rows = async () => within(await grid()).getAllByRole('row', anywhere);

export const rowOf = async (name: string): Promise<HTMLElement> => {
  const cell = await within(await grid()).findByText(name);
  const row = cell.closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};

/** The index of each column, counted after the name. */
const columns = { available: 0, cases: 1, price: 2, listPrice: 3, units: 4, total: 5, remove: 6 };

export const cellOf = async (name: string, column: keyof typeof columns) => {
  const cell = within(await rowOf(name)).getAllByRole('gridcell', anywhere)[columns[column]];
  if (!cell) throw new Error(`No ${column} in ${name}.`);
  return cell;
};

/** Goes to a cell and types over it. */
export const type = async (
  user: User,
  name: string,
  column: keyof typeof columns,
  text: string,
) => {
  await user.click(await cellOf(name, column));
  await user.keyboard(`${text}{Enter}`);
};

export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name, ...anywhere }));

export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** One of what a field offers, in its order. */
export const choiceAt = (field: HTMLElement, index: number): HTMLElement => {
  const choice = within(field).getAllByRole('option', anywhere)[index + 1];
  if (!choice) throw new Error(`There is no choice ${index}.`);
  return choice;
};

/** Moves the order to another customer, who has prices of their own, up to where that is sent. */
export const moveToEureka = async (user: User) => {
  await press(user, 'Change customer or location');
  const box = within(await dialog('Change customer or location'));
  const field = box.getByRole('combobox', { name: 'Customer' });
  await user.clear(field);
  await user.type(field, 'harborview eureka{Enter}');
  await waitFor(() => expect(field).toHaveValue('Harborview Eureka'));
  const location = box.getByRole('combobox', { name: 'Location' });
  await waitFor(() => expect(location).toBeEnabled());
  await user.selectOptions(location, choiceAt(location, 0));
  await user.click(box.getByRole('button', { name: 'Move order' }));
};

/** Every edit is answered, and nothing waits. */
export const settled = () =>
  waitFor(() => {
    expect(screen.queryByText('The totals are being updated.')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Saving/)).not.toBeInTheDocument();
  });

interface StoredOrder {
  id: unknown;
  status: string;
  customerId: unknown;
  stockLocationId: unknown;
  items: { id: unknown; variantId: unknown; quantity: number; priceCents: number | null }[];
  discount: unknown;
}

export const orders = async (backend: Backend) =>
  (await backend.state<{ ordering: { orders: StoredOrder[] } }>()).ordering.orders;

export const order = async (backend: Backend): Promise<StoredOrder> => {
  const [found] = await orders(backend);
  if (!found) throw new Error('There is no order.');
  return found;
};

/** What the server has of one item, by its id. */
export const stored = async (backend: Backend, id: unknown) =>
  (await order(backend)).items.find((item) => item.id === id);

/** The server's id of the item in a row. */
export const idOf = async (name: string) => Number((await rowOf(name)).dataset.row);

export const sent = async (backend: Backend, method: string, part: string) =>
  (await backend.log()).filter((entry) => entry.method === method && entry.path.includes(part));

/** Another tab says that the order has changed. */
export const readAgain = () =>
  document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: 501 } }));

/** Somebody else moves the order to another customer, and the screen has seen it. */
export async function movedByColleague() {
  const answer = await fetch(new URL(`${ordering}customers/6/locations`, location.href));
  const { locations } = (await answer.json()) as { locations: { id: number }[] };
  const destination = { dispensary_id: 6, dispensary_location_id: locations[0]?.id };
  const change = { id: 501, is_draft: true, stock_location_id: 71, ...destination };
  expect(await byColleague('POST', `${ordering}orders/`, change)).toBe(200);
  readAgain();
  await waitFor(() => expect(screen.queryByText(/for Harborview Oakland/)).toBeNull());
}

export const numbers = {
  'a discount': {
    scenario: 'below-minimum',
    reach: async (user: User) => {
      await press(user, 'Add discount');
      return within(await dialog('Add discount')).findByRole<HTMLInputElement>('textbox');
    },
  },
};
