import { screen } from '@testing-library/react';
import type { Brand } from '../../shared/contract/vendorBrands';
import { listPage } from '../../shared/lists/listPage.testkit';

/** The page of this widget as its tests see it. */
const brands = '/dashboard/vendor/7/brands/';
export const paths = {
  list: `${brands}brands-index/`,
  create: `${brands}post/`,
  change: `${brands}patch/`,
  archive: `${brands}delete/`,
  restore: `${brands}restore/`,
};

const page = listPage('vendor-brands', 'Brands', '[role=cell] .ww-name-lines > :first-child');
export const { open, reload, button, field, choose, namesShown, untilShown, says, warns } = page;

export type Opened = Awaited<ReturnType<typeof open>>;

export const search = () => screen.findByRole('searchbox', { name: 'Search brands' });

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
