import { screen, waitFor, within } from '@testing-library/react';
import type { StockLocation } from '../../fixtures/backend/world/shapes';
import { showPage } from '../../test/fixturePage';
import { openWidget } from '../../test/openWidget';

/** The page of this widget as its tests see it. */
const list = '/dashboard/vendor/7/inventory/stock-locations/';
export const paths = { list, action: `${list}action/` };

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('stock-location', { as: 'vendor', ...options });

export type Opened = Awaited<ReturnType<typeof open>>;

/** Opens the page again, with what stood in its address. */
export const reload = (address = '?config=attribute') => showPage(`/stock-location/${address}`);

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const box = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name });
export const select = (name: RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name });

export const press = async ({ user }: Pick<Opened, 'user'>, name: string | RegExp) =>
  user.click(await button(name));

/** Chooses an entry of the menu of a location. */
export const choose = async (opened: Pick<Opened, 'user'>, name: string, entry: string) => {
  await press(opened, `Actions for ${name}`);
  await opened.user.click(await screen.findByRole('menuitem', { name: entry }));
};

export const type = async ({ user }: Pick<Opened, 'user'>, name: RegExp, text: string) => {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
};

/** Opens the dialog of the main vault and writes another address. */
export const readdress = async (opened: Pick<Opened, 'user'>, address: string) => {
  await press(opened, 'Edit Main vault');
  await type(opened, /^Address/, address);
};

/** Opens the dialog that moves stock, with a place chosen. */
export const moveFrom = async (opened: Pick<Opened, 'user'>, name: string, to: string) => {
  await choose(opened, name, 'Move stock');
  // By the element: by its text user-event compares with the markup.
  const options = within(await select(/^Move to/));
  await opened.user.selectOptions(
    await select(/^Move to/),
    options.getByRole('option', { name: to }),
  );
};

/** The names in the table, from the first row to the last. */
export const namesShown = async () => {
  const table = await screen.findByRole('table', { name: 'Stock locations' });
  return [...table.querySelectorAll('[role=cell][data-label=Location] .ww-place-words')].map(
    (words) => words.firstElementChild?.textContent,
  );
};

export const untilShown = (names: readonly string[]) =>
  waitFor(async () => expect(await namesShown()).toEqual(names));

interface State {
  stockLocation: { stockLocations: StockLocation[] };
  batches: { batches: { id: number; stockLocationId: number }[] };
}

/** The locations as the server has them. */
export const stored = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.state<State>()).stockLocation.stockLocations;

export const storedBy = async (opened: Pick<Opened, 'backend'>, name: string) =>
  (await stored(opened)).find((location) => location.name === name);

/** The ids of the batches that are kept at a location. */
export const batchesAt = async ({ backend }: Pick<Opened, 'backend'>, id: number) =>
  (await backend.state<State>()).batches.batches
    .filter(({ stockLocationId }) => stockLocationId === id)
    .map((batch) => batch.id);

/** The writes, by their method and body, from the first to the last. */
export const sent = async ({ backend }: Pick<Opened, 'backend'>) =>
  (await backend.log())
    .filter(({ method, path }) => path === paths.action && method !== 'GET')
    .map(({ method, body }) => ({ method, body }));
