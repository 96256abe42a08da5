import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const summaryPath = '/shop/evergreen-valley/checkout/summary-view/';
export const orderPath = '/shop/evergreen-valley/checkout/summary-post/';
export const accountPath = '/dashboard/customer/5/payments/bank_accounts/create-api/';

export const mainStreet = 'Harborview – Main Street';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('checkout', { as: 'dispensary', ...options });

export const reload = (options?: Parameters<typeof showPage>[1]) =>
  showPage('/checkout/?config=attribute', options);

type Opened = Awaited<ReturnType<typeof open>>;
type Backend = Opened['backend'];
type User = Opened['user'];

export const placeButton = () => screen.findByRole('button', { name: 'Place order' });
export const again = async () => ready(await screen.findByRole('button', { name: 'Try again' }));

/** Returns a button once it can be pressed: a moment after a verdict, for no second click of the one before. */
export async function ready(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
}
export const notes = () => screen.findByRole('textbox', { name: /^Notes/ });
export const purchaseOrder = () => screen.findByRole('textbox', { name: /^Purchase order/ });
export const totals = async () => (await screen.findByText('Estimated tax')).closest('dl');

export const shipBy = async (name: string, location = mainStreet) =>
  within(await screen.findByRole('group', { name: `Shipping to ${location}` })).getByRole('radio', {
    name,
  });

export interface Checkout {
  orders: { number: string; notes: string; purchase_order: string; total: string }[];
  accounts: { display_name: string }[];
}

export const stateOf = async (backend: Backend): Promise<Checkout> =>
  (await backend.state<{ checkout: Checkout }>()).checkout;

export const posts = async (backend: Backend, path = orderPath) =>
  (await backend.log()).filter((entry) => entry.method === 'POST' && entry.path === path);

/** Resolves to the addresses that the widget leaves for; the page stays, as jsdom cannot go. */
export const departures = (): string[] => {
  const urls: string[] = [];
  const listener = (event: Event) => {
    event.preventDefault();
    urls.push((event as CustomEvent<{ url: string }>).detail.url);
  };
  document.addEventListener('ww:navigate', listener);
  stops.push(() => document.removeEventListener('ww:navigate', listener));
  return urls;
};
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

export const numbers = { routing: '021000021', account: '8675309421' };

/** Fills a field at once: every key that is typed draws the whole page anew. */
export async function write(user: User, field: HTMLElement, text: string) {
  field.focus();
  await user.paste(text);
}

/** Opens the dialog and fills an account into it. */
export async function typeAccount(user: User, account = numbers.account, second = account) {
  await user.click(await screen.findByLabelText(/^Canopy Pay/));
  await user.click(screen.getByText('Add bank account'));
  const dialog = await screen.findByRole('dialog');
  const field = (label: string) => within(dialog).getByLabelText(label);
  await write(user, field('Account holder'), 'Harborview LLC');
  await write(user, field('Routing number'), numbers.routing);
  await write(user, field('Account number'), account);
  await write(user, field('Confirm account number'), second);
  return dialog;
}

export const add = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^(Add bank account|Try again)$/ });

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** What the reads of the summary were answered so far; null for one that is on its way. */
export const answered = async (backend: Backend) =>
  (await backend.log())
    .filter(({ path }) => path.startsWith(summaryPath))
    .map(({ status }) => status);
