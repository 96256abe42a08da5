import { screen, waitFor } from '@testing-library/react';
import type { VendorProduct } from '@shared/contract/products';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const productsPath = '/dashboard/vendor/7/products/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('products', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const reload = () => showPage('/products/?config=attribute');

/** A product of the fixtures' catalogue. */
export const gelato = 'Gelato #33 flower';

/** Searches at once: a pause in the typing would search for a part of the words. */
export const searchFor = async ({ user }: Pick<Opened, 'user'>, text: string) => {
  await user.tripleClick(await screen.findByRole('searchbox', { name: 'Search products' }));
  await user.paste(text);
  await user.keyboard('{Enter}');
};

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const priceOf = (name: string) => field(`Price a case of ${name}`);

/** Types over what stands in a field. */
export const type = async ({ user }: Pick<Opened, 'user'>, label: string, text: string) => {
  await user.tripleClick(await field(label));
  await user.paste(text);
};

export const save = async ({ user }: Pick<Opened, 'user'>) =>
  user.click(await button(/^Save \d+ products?$/));

/** The names in the table, from the first row to the last. */
export const namesShown = async () => {
  const table = await screen.findByRole('table', { name: 'Products' });
  return [...table.querySelectorAll('[role=cell][data-label=Name]')].map(
    (cell) =>
      cell.querySelector('input')?.value ?? cell.querySelector('.ww-product-name')?.textContent,
  );
};

export const untilShown = (names: readonly string[]) =>
  waitFor(async () => expect(await namesShown()).toEqual(names));

/** The products as the server has them. */
export const allStored = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<{ products: { products: VendorProduct[] } }>()).products.products;

export const stored = async (opened: Pick<Opened, 'backend'>, id: number | string) =>
  (await allStored(opened)).find((product) => product.id === id);

/** The bodies of what was saved, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.log()).filter(({ method }) => method === 'PATCH').map(({ body }) => body);
