import { screen, within } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const summary = '/shop/evergreen-valley/cart/multi-cart-summary/';
export const cart = '/shop/evergreen-valley/cart/multi-cart/b7c1e2';
export const notices = '/shop/evergreen-valley/cart/b7c1e2/notices';
const write = '/shop/evergreen-valley/cart/multi-cart/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('cart-preview', { as: 'dispensary', ...options });

type Opened = Awaited<ReturnType<typeof open>>;

/** The cart button when it says so many items. */
export const button = (name: string | RegExp = 'Cart, 5 items') =>
  screen.findByRole('button', { name });

export const dialog = () => screen.findByRole('dialog', { name: 'Your cart' });

export async function openDialog({ user }: Pick<Opened, 'user'>) {
  await user.click(await button(/^Cart/));
  return within(await dialog());
}

const tokenOf = () => {
  const host = document.querySelector<HTMLElement>('[data-widget="cart-preview"]');
  return (JSON.parse(host?.dataset.config ?? '{}') as { csrf: { token: string } }).csrf.token;
};

/** Someone takes Durban Poison, the last line of the second location, out of the cart. */
export async function removeALine() {
  const answer = await fetch(new URL(write, location.origin), {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': tokenOf() },
    body: JSON.stringify({ variantId: 41, dispensaryLocationIds: [102] }),
  });
  expect(answer.status).toBe(200);
}

/** What another widget of the page says after a change. */
export const tellPage = (detail: object) =>
  document.body.dispatchEvent(new CustomEvent('ww:cart-changed', { detail, bubbles: true }));

export const reads = async ({ backend }: Pick<Opened, 'backend'>, path: string) =>
  (await backend.log()).filter((entry) => entry.path === path).length;
