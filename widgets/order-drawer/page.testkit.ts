import { screen, waitFor, within } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';
import { fields } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
export const order = '/dashboard/vendor/7/seller-ordering/orders/501/';
export const items = `${order}items`;
export const totals = `${order}totals/`;
export const quantityCall = `${order}item/:id/update-quantity/`;
export const priceCall = `${order}item/:id/update-price/`;
export const deleteCall = `${order}item/:id/delete/`;

type Options = Parameters<typeof openWidget>[1];

/** The page as it stands at first: a button. */
export const openPage = (options?: Options) =>
  openWidget('order-drawer', { as: 'vendor', ...options });

export const orderButton = () => screen.findByRole('button', { name: /^Order/ });

/** The items in the drawer, which the button opens. */
export async function open(options?: Options) {
  const page = await openPage(options);
  await page.user.click(await orderButton());
  return page;
}

/** The items in the page. */
export const openInline = (options?: Options) => openPage({ scenario: 'inline', ...options });

/** An order of the first two items alone, for what one item shows. */
export const openShort = (options?: Options) => open({ scenario: 'two-items', ...options });

type Opened = Awaited<ReturnType<typeof open>>;

export const rows = async () =>
  within(await screen.findByRole('list', { name: 'Items' })).findAllByRole('listitem');

/** The first items of the list, which these tests go by. */
export const [first, second] = ['Acapulco Gold 3.5 g', 'Acapulco Gold diamonds & sauce'];

export const row = (name: string) => screen.findByRole('listitem', { name });
export const quantityOf = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Cases of ${name}` });
export const priceOf = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Price of a case of ${name}` });
export const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });

export const type = async (user: Opened['user'], field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
};

export const settled = () =>
  waitFor(() =>
    expect(screen.queryByText('The totals are being updated.')).not.toBeInTheDocument(),
  );

interface Ordering {
  ordering: {
    orders: {
      items: { id: number; variantId: number; quantity: number; priceCents: number | null }[];
    }[];
  };
}

/** What the server holds, in the order in which it was staged. */
export const held = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<Ordering>()).ordering.orders[0]?.items ?? [];

/** The first item as the server holds it; undefined where it has none. */
export const heldFirst = async (page: Pick<Opened, 'backend'>) =>
  (await held(page)).find(({ variantId }) => variantId === 30_011);

/** Clears the order by its button, and says so in the dialog that asks. */
export async function clear({ user }: Pick<Opened, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Clear order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear order' }));
  await user.click(dialog.getByRole('button', { name: 'Clear order' }));
}

/** Whether the browser would ask before the page is left. */
export const asksBeforeLeaving = () =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const writes = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.log()).filter(({ method }) => method === 'PATCH' || method === 'POST');

export const numbers = {
  cases: fields['cases in the drawer'],
  'a price': fields['a price in the drawer'],
};
