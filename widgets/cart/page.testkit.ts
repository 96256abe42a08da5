import { screen, waitFor } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';
import { after, fields, press, type User } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
export const call = '/shop/evergreen-valley/cart/multi-cart/';
export const read = `${call}b7c1e2`;

export const mainStreet = 'Harborview – Main Street';
export const ferryTerminal = 'Harborview – Ferry Terminal';
export const blueDream = 'Blue Dream 3.5 g';
export const gelato = 'Gelato #33 3.5 g';
export const cake = 'Wedding Cake smalls';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('cart', { as: 'dispensary', ...options });

type Backend = Awaited<ReturnType<typeof open>>['backend'];

export const quantityOf = (name: string, location = mainStreet) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Cases of ${name} for ${location}` });

export const more = (name: string, location = mainStreet) =>
  screen.findByRole('button', { name: `More cases of ${name} for ${location}` });

export const fewer = (name: string, location = mainStreet) =>
  screen.findByRole('button', { name: `Fewer cases of ${name} for ${location}` });

export const remove = (name: string, location = mainStreet) =>
  screen.findByRole('button', { name: `Remove ${name} for ${location}` });

/** Types a quantity (whole cases) at Main Street. */
export const edit = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  name: string,
  cases: number,
) => {
  const field = await quantityOf(name);
  await user.clear(field);
  await user.type(field, `${cases}{Enter}`);
};

export const checkout = () => screen.findByRole('link', { name: 'Go to checkout' });

/** The way to checkout is open only when every edit is settled and the server allows it. */
export const settled = async () => {
  await waitFor(() =>
    expect(screen.queryByText('The totals are being updated.')).not.toBeInTheDocument(),
  );
};

interface Orders {
  cart: { orders: { locationId: unknown; quantity: number; offer: { name: string } }[] };
}

/** What the server holds, a text per line. */
export const ordersOf = async (backend: Backend): Promise<string[]> =>
  (await backend.state<Orders>()).cart.orders.map(
    ({ locationId, offer, quantity }) => `${quantity} × ${offer.name} at ${String(locationId)}`,
  );

/** What the cart has of a product at Main Street, by the server. */
export const orderedAt = async (backend: Backend, name: string): Promise<number> =>
  (await backend.state<Orders>()).cart.orders.find(
    ({ locationId, offer }) => locationId === 101 && offer.name === name,
  )?.quantity ?? 0;

export const writes = async (backend: Backend) =>
  (await backend.log()).filter(({ method }) => method === 'PUT' || method === 'DELETE');

/** The server does what it is asked, and its answer becomes this one: as of views that answer in their own way. */
export function spoilAnswers(isMeant: (method: string) => boolean, status: number, body: string) {
  const real = window.fetch.bind(window);
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const { method, url } = new Request(input, init);
    if (!url.includes('/shop/') || !isMeant(method)) return answer;
    const spoilt = new Response(status === 204 ? null : body, {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
    Object.defineProperty(spoilt, 'url', { value: answer.url });
    return spoilt;
  });
}

/** The quantity of Blue Dream at Main Street reaches the server by another way than this page, or late. */
export async function arriveLate(quantity: number) {
  const host = document.querySelector<HTMLElement>('[data-widget]');
  const { csrf } = JSON.parse(host?.dataset.config ?? '') as { csrf: { token: string } };
  await fetch(new URL(call, location.href), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf.token },
    body: JSON.stringify({ quantity, variantId: 11, dispensaryLocationIds: [101] }),
  });
}

export const numbers = {
  cases: fields['cases in the cart'],
  'cases to fill a row of the matrix with': {
    reach: after('Cases', 'By location matrix'),
    send: (user: User) => press(user, 'Same for all locations'),
  },
};
