import { screen, within } from '@testing-library/react';
import type { PriceChange, PricedVariant } from '@shared/contract/inventoryPricing';
import { openWidget } from '../../test/support/openWidget';
import type { User } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
const inventory = '/dashboard/vendor/7/inventory/';
export const paths = {
  prices: `${inventory}prices/`,
  update: `${inventory}update-batches/`,
  rules: '/dashboard/vendor/7/rules/',
};

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('inventory-pricing', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

/** The variant of the first row. */
export const first = 'Blue Dream 3.5 g';

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const press = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp) =>
  user.click(await button(name));

export const grid = () => screen.findByRole('grid', { name: 'Prices' });

/** The rows, from the first to the last, without the head. */
export const rows = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1);

/** What stands in a cell, by its row from 0 and its column's head. */
export const cell = async (row: number, column: string) => {
  const cells = (await rows())[row]?.querySelectorAll<HTMLElement>('[data-label]') ?? [];
  const found = [...cells].find(({ dataset }) => dataset.label === column);
  if (!found) throw new Error(`There is no ${column} in row ${row}.`);
  return found;
};

/** Types over a cell and takes it. */
export const type = async (
  { user }: Pick<Opened, 'user'>,
  row: number,
  column: string,
  text: string,
) => {
  await user.click(await cell(row, column));
  await user.keyboard(`${text}{Enter}`);
};

/** Pastes a block of a spreadsheet, its first cell into this one. */
export const pasteAt = async (
  { user }: Pick<Opened, 'user'>,
  row: number,
  column: string,
  text: string,
) => {
  await user.click(await cell(row, column));
  await user.paste(text);
};

export const save = (opened: Pick<Opened, 'user'>) => press(opened, /^Save \d+ rows?$/);

/** The variants as the server has them. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<{ inventoryPricing: { variants: PricedVariant[] } }>()).inventoryPricing
    .variants;

/** The changes of each call, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>): Promise<PriceChange[][]> =>
  (await backend.log())
    .filter(({ path }) => path === paths.update)
    .map(({ body }) => (body as { prices: PriceChange[] }).prices);

export const numbers = {
  'a list price for many variants': {
    reach: async (user: User) => {
      await press({ user }, 'Change many');
      const dialog = await screen.findByRole('dialog', { name: 'Change many prices' });
      return within(dialog).findByLabelText<HTMLInputElement>('List price');
    },
  },
};
