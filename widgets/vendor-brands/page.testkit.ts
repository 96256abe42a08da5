import { screen, waitFor } from '@testing-library/react';
import type { Brand } from '../../shared/contract/vendorBrands';
import { showPage } from '../../test/fixturePage';
import { openWidget } from '../../test/openWidget';

/** The page of this widget as its tests see it. */
const brands = '/dashboard/vendor/7/brands/';
export const paths = {
  list: `${brands}brands-index/`,
  create: `${brands}post/`,
  change: `${brands}patch/`,
  archive: `${brands}delete/`,
  restore: `${brands}restore/`,
};

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('vendor-brands', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

/** Opens the page again, with what stood in its address. */
export const reload = (address = '?config=attribute') => showPage(`/vendor-brands/${address}`);

export const search = () => screen.findByRole('searchbox', { name: 'Search brands' });

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** The names in the table, from the first row to the last. */
export const namesShown = async () => {
  const table = await screen.findByRole('table', { name: 'Brands' });
  return [...table.querySelectorAll('[role=cell][data-label=Brand] .ww-brand-words')].map(
    (words) => words.firstElementChild?.textContent,
  );
};

export const untilShown = (names: readonly string[]) =>
  waitFor(async () => expect(await namesShown()).toEqual(names));

/** Chooses an entry of the menu of a brand. */
export const choose = async ({ user }: Pick<Opened, 'user'>, name: string, entry: string) => {
  await user.click(await button(`Actions for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

/** Opens the dialog of a brand and types over its name. */
export const rename = async ({ user }: Pick<Opened, 'user'>, from: string, to: string) => {
  await user.click(await button(`Edit ${from}`));
  const name = await field(/^Name/);
  await user.clear(name);
  await user.type(name, to);
};

/** The brands as the server has them. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>): Promise<Brand[]> =>
  (await backend.state<{ vendorBrands: { brands: Brand[] } }>()).vendorBrands.brands;

export const storedBy = async (opened: Pick<Opened, 'backend'>, name: string) =>
  (await stored(opened)).find((brand) => brand.name === name);

/** The bodies of the calls to an address, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>, path: string) =>
  (await backend.log()).filter((entry) => entry.path === path).map(({ body }) => body);
