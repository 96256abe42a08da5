import { screen, within } from '@testing-library/react';
import type { NewVariant } from '@shared/contract/variantCreation';
import { showPage } from '../../test/support/fixturePage';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
const list = '/dashboard/vendor/7/inventory/variants/';
export const paths = { list, create: `${list}create/` };

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('variant-creation', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

export const reload = () => showPage('/variant-creation/?config=attribute');

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const box = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name });
export const field = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('textbox', { name });

export const press = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp) =>
  user.click(await button(name));

export const tick = async ({ user }: Pick<Opened, 'user'>, ...names: string[]) => {
  for (const name of names) await user.click(await box(name));
};

export const type = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp, text: string) => {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
};

const columns = ['Name', 'SKU', 'Price', 'Stock'] as const;

export const rowOf = async (name: string) =>
  within(await screen.findByRole('grid', { name: 'Variants' })).getByRole('row', {
    name: new RegExp(`^${name.replaceAll('.', '\\.')}`),
  });

/** What stands in a cell of a row. */
export const cell = async (name: string, column: (typeof columns)[number]) => {
  const found = within(await rowOf(name)).getAllByRole('gridcell')[columns.indexOf(column)];
  if (!found) throw new Error(`${name} has no ${column}.`);
  return found;
};

/** The price of the first row, where there are too many rows to ask for it by its role. */
export const firstPrice = async () => {
  const grid = await screen.findByLabelText('Variants');
  const found = grid.querySelector<HTMLElement>('[data-label=Price]');
  if (!found) throw new Error('There is no row.');
  return found;
};

/** Pastes a block of a spreadsheet, its first cell into this one. */
export const pasteAt = async (
  { user }: Pick<Opened, 'user'>,
  name: string,
  column: (typeof columns)[number],
  text: string,
) => {
  await user.click(await cell(name, column));
  await user.paste(text);
};

/** Chooses two new variants and writes what they cost. */
export const chooseTwo = async (opened: Pick<Opened, 'user'>) => {
  await tick(opened, '1 g', '3.5 g', 'Pouch');
  await pasteAt(opened, '1 g · Pouch', 'Price', '12.50\t8\n40\t0\n');
};

interface State {
  variantCreation: { created: { id: number; sku: string }[] };
}

/** The SKUs of what was created, as the server has it. */
export const created = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<State>()).variantCreation.created.map(({ sku }) => sku);

/** The variants of each call, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>): Promise<NewVariant[][]> =>
  (await backend.log())
    .filter(({ path }) => path === paths.create)
    .map(({ body }) => (body as { variants: NewVariant[] }).variants);
