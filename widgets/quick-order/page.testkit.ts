import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QuickOrderStorefront } from '@shared/contract/quickOrder';
import { openWidget } from '../../test/support/openWidget';
import { labelled, press, type User } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
export const listPath = '/storefront2/quick-order-storefront/evergreen-valley/';
export const orderPath = '/shop/evergreen-valley/cart/quick-order/';
export const refreshPath = '/shop/evergreen-valley/cart/quick-order-refresh/';
export const noticesPath = `${orderPath}notices`;
export const clearPath = `${orderPath}clear/`;

export const mainStreet = 'Harborview – Main Street';
export const ferryTerminal = 'Harborview – Ferry Terminal';
/** Of one size: what other rows can be had of does not hang on it. */
export const cartridge = 'variant 30101';
/** Products of several sizes. There are 9 cases of Blue Dream; Main Street orders 4, and 2 of the Gelato. */
export const blueDream = 'variant 11';
export const gelato = 'variant 21';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('quick-order', { as: 'dispensary', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const grid = () => screen.findByRole('grid', { name: 'Cases by product and location' });

/** The sheet where only what is ordered is shown, so that few rows are drawn. */
export async function openOrdered(options?: Parameters<typeof openWidget>[1]) {
  const page = await open(options);
  await page.user.click(await screen.findByRole('button', { name: 'Only rows with cases' }));
  await waitFor(async () =>
    expect((await grid()).querySelectorAll('[data-row]').length).toBeLessThan(12),
  );
  return page;
}

export const rowOf = async (key: string) =>
  waitFor(async () => {
    const row = (await grid()).querySelector<HTMLElement>(`[data-row="${key}"]`);
    if (!row) throw new Error(`There is no row ${key}.`);
    return row;
  });

/** The cell of a location, by its index among the columns of cases. */
export const cellOf = async (key: string, at: number) => {
  const cells = within(await rowOf(key)).getAllByRole('gridcell');
  // Price and what is left stand before the locations.
  const cell = cells[at + 2];
  if (!cell) throw new Error(`${key} has no cell ${String(at)}.`);
  return cell;
};

/** Moves the focus there, as a click would, and waits until it is the cell that keys and pastes go to. */
export const goTo = async (key: string, at: number) => {
  (await cellOf(key, at)).focus();
  await waitFor(async () => expect(await cellOf(key, at)).toHaveAttribute('tabindex', '0'));
};

interface Orders {
  cart: { orders: { locationId: unknown; quantity: number; variantId: unknown }[] };
}

/** What the server has of a variant at a location. */
export const orderedOf = async (
  { backend }: Pick<Opened, 'backend'>,
  variantId: number,
  locationId = 101,
): Promise<number> =>
  (await backend.state<Orders>()).cart.orders.find(
    (order) => order.variantId === variantId && order.locationId === locationId,
  )?.quantity ?? 0;

export const writes = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.log())
    .filter(({ method }) => method === 'PUT' || method === 'DELETE')
    .map(({ route }) => route);

/** Types cases into a cell. */
export const type = async (
  { user }: Pick<Opened, 'user'>,
  key: string,
  at: number,
  text: string,
) => {
  await goTo(key, at);
  await user.keyboard(`${text}{Enter}`);
};

/** Everything that was typed is known to be saved, or not. */
export const settled = () =>
  waitFor(() => expect(screen.queryByText('The totals are being updated.')).toBeNull());

export const numbers = {
  'cases to add to locations': {
    scenario: 'hostile',
    reach: async (user: User) => {
      const [add] = await screen.findAllByRole('button', { name: /^Add .* to several locations/ });
      if (add) await user.click(add);
      return labelled('Cases at each location');
    },
    send: (user: User) => press(user, /^Add to \d locations/),
  },
};

/** What the fixture sells and has enough of for two orders, by its stock. */
export async function linesOf(count: number) {
  const url = new URL(`${listPath}?per-page=3000&order-by=name`, location.href);
  const { products } = (await (await fetch(url)).json()) as QuickOrderStorefront;
  return products
    .flatMap(({ variants }) => variants)
    .flatMap(({ variantId, sku = '', is_saleable, minimum, increment, available }) => {
      const most = (available ?? 0) - ((available ?? 0) % increment);
      const isLegal = is_saleable && minimum % increment === 0 && 2 * minimum <= most;
      return isLegal ? [{ id: Number(variantId), sku, minimum, most }] : [];
    })
    .slice(0, count);
}

/** Opens the dialog of a pasted list. */
export async function openList({ user }: Pick<Opened, 'user'>) {
  await grid();
  await user.click(screen.getByRole('button', { name: 'Paste a list' }));
  return within(await screen.findByRole('dialog', { name: 'Paste a list' }));
}

export type ListDialog = Awaited<ReturnType<typeof openList>>;

/** Pastes a list there, or what stands there, and checks it: for Main Street, where that is one of several. */
export async function pasted(
  { user }: Pick<Opened, 'user'>,
  dialog: ListDialog,
  text?: string,
  isAtMainStreet = true,
) {
  const field = dialog.getByRole('textbox', { name: 'SKU or name, and cases' });
  if (text !== undefined) fireEvent.input(field, { target: { value: text } });
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Check list' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.click(dialog.getByRole('button', { name: 'Check list' }));
  const [first] = dialog.queryAllByRole('checkbox', { name: /Main Street/ });
  if (isAtMainStreet && first) await user.click(first);
}
