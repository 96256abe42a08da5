import { screen, within } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';
import { typeOver } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
export const productPath = '/storefront2/product-details/evergreen-valley/61';
export const addPath = '/shop/evergreen-valley/products/add/';
export const cartPath = '/shop/evergreen-valley/cart/multi-cart/b7c1e2';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('product-details', { as: 'dispensary', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const casesField = () => screen.findByRole('textbox', { name: /^Cases of/ });
const addButton = () => screen.findByRole('button', { name: /^Add [\d,]+ cases? to cart$/ });

export const typeCases = async ({ user }: Opened, text: string) =>
  typeOver(user, /^Cases of/, text);

/** Types cases, where some are given, and presses the button of the card. */
export const add = async (opened: Opened, cases?: string) => {
  if (cases) await typeCases(opened, `${cases}{Enter}`);
  await opened.user.click(await addButton());
};

/** Waits for what the page is to say. */
export const said = async (text: string | RegExp) =>
  expect(await screen.findByText(text)).toBeVisible();

const table = (name: string) => screen.findByRole('table', { name });

/** The texts of a column of the batches, from above. */
export const batchColumn = async (header: string) =>
  within(await table('Batches'))
    .getAllByRole('cell')
    .filter((cell) => cell.dataset.label === header)
    .map(({ textContent }) => textContent);

export const sortBy = async (header: string) =>
  within(await table('Batches')).getByRole('button', { name: header });

/** Whatever was sent that changes something. */
export const writesOf = async ({ log }: Opened['backend']) =>
  (await log()).filter(({ method, path }) => method !== 'GET' && !path.startsWith('/__fixtures'));
