import { within } from '@testing-library/react';
import type { StockLocation } from '../../fixtures/backend/world/shapes';
import { listPage } from '../../shared/lists/listPage.testkit';

/** The page of this widget as its tests see it. */
const list = '/dashboard/vendor/7/inventory/stock-locations/';
export const paths = { list, action: `${list}action/` };

const page = listPage(
  'stock-location',
  'Stock locations',
  '[role=cell] .ww-name-lines > :first-child',
);
export const { open, button, field, box, select, press, choose, type } = page;
export const { namesShown, untilShown } = page;

export type Opened = Awaited<ReturnType<typeof open>>;

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
export const sent = (opened: Pick<Opened, 'backend'>) => page.sentTo(opened, paths.action);
