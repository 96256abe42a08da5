import { screen } from '@testing-library/react';
import type { BrandPageAnswer } from '../../shared/contract/brandPage';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';
import { after, press, type User } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
const base = '/dashboard/vendor/7/brand-page/';
export const paths = {
  download: `${base}download/`,
  page: `${base}save/`,
  tiles: `${base}tiles/`,
  tile: (id: number) => `${base}tiles/${String(id)}/`,
  pictures: `${base}pictures/`,
  vendors: `${base}vendors/`,
  campaigns: `${base}campaigns/`,
};

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('brand-page', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;
type With = Pick<Opened, 'user'>;

export const reload = () => showPage('/brand-page/?config=attribute');

/** Whether an element is hidden is what takes a query by role its time on a long page, so it is not asked. */
const anywhere = { hidden: true };

export const button = (name: string | RegExp) => screen.findByRole('button', { name, ...anywhere });

export const field = (name: RegExp) =>
  screen.findByRole<HTMLInputElement>('textbox', { name, ...anywhere });

/** Chooses the tile whose name has this in it. */
export const choose = async ({ user }: With, name: string) =>
  user.click(await button(new RegExp(`Edit .*${name}`)));

export const fill = async ({ user }: With, name: RegExp, text: string) => {
  const input = await field(name);
  await user.clear(input);
  if (text) await user.type(input, text);
};

/** Opens the details of the page and types over its title. */
export const retitle = async (opened: With, text: string) => {
  await opened.user.click(await button('Page details'));
  await fill(opened, /^Title/, text);
};

/** Chooses an entry of the menu of a tile. */
export const act = async ({ user }: With, name: string, entry: string) => {
  await user.click(await button(new RegExp(`Actions for .*${name}`)));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

/** Adds a tile of a kind behind the one whose name has this in it. */
export const add = async ({ user }: With, after: string, kind: string) => {
  await user.click(await button(new RegExp(`Add tile after .*${after}`)));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
};

export const save = async ({ user }: With) => user.click(await button(/^Save \d+ change/));

export const saved = () => screen.findByText('Your changes were saved.');

/** The names of the tiles, from the first to the last. */
export const tilesShown = () =>
  screen
    .getAllByRole('listitem', { name: /^Tile \d+:/ })
    .map((item) => item.getAttribute('aria-label')?.replace(/^Tile \d+: /, ''));

/** The page as the server has it. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<{ brandPage: Pick<BrandPageAnswer, 'details' | 'tiles' | 'campaigns'> }>())
    .brandPage;

/** The calls of a method to an address that reached the server. */
export const calls = async ({ backend }: Pick<Opened, 'backend'>, method: string, path: string) =>
  (await backend.log()).filter((entry) => entry.method === method && entry.path === path);

export const numbers = {
  'a position of a tile': {
    reach: after('New position of tile 1', 'Position 1: move to another position'),
  },
};

export const tables = {
  'components/VendorPicker.tsx': (user: User) => press(user, 'New campaign'),
};
