import { fireEvent, screen } from '@testing-library/react';
import type { FaultName } from '../../fixtures/backend/faults';
import type { StockLocation } from '../../fixtures/backend/world/shapes';
import { tn } from '../../shared/page/i18n';
import { listPage } from '../../shared/lists/listPage.testkit';
import { byColleague } from '../../test/support/byColleague';

/** The page of this widget as its tests see it. */
const list = '/dashboard/vendor/7/inventory/stock-locations/';
export const paths = { list, action: `${list}action/` };
export const isList = ({ url }: Request) => url.endsWith('?status=all');

export const annex = 'Cold storage – “Annex B” <north>';
export const oakland = 'Oakland cross-dock';

const names = '[role=cell] .ww-name-lines > :first-child';
const page = listPage('stock-location', 'Stock locations', names);
export const { open, button, field, box, press, choose, type, namesShown, untilShown } = page;
export const { select, pick, says, warns } = page;

export type Opened = Awaited<ReturnType<typeof open>>;
type Acting = Pick<Opened, 'user'>;
type Server = Pick<Opened, 'backend'>;

/** Opens the dialog of the main vault and writes another address. */
export const readdress = async (opened: Acting, address: string) => {
  await press(opened, 'Edit Main vault');
  await type(opened, /^Address/, address);
};

/** Opens the dialog that moves stock, with a destination chosen. */
export const moveFrom = async (opened: Acting, name: string, to: string) => {
  await choose(opened, name, 'Move stock');
  await pick(opened, /^Move to/, to);
};

interface State {
  stockLocation: { stockLocations: StockLocation[] };
  batches: { batches: { id: number; stockLocationId: number }[] };
}

/** The locations as the server has them. */
export const stored = async ({ backend }: Server) =>
  (await backend.state<State>()).stockLocation.stockLocations;

export const storedBy = async (opened: Server, name: string) =>
  (await stored(opened)).find((location) => location.name === name);

/** The ids of the batches that are kept at a location. */
export const batchesAt = async (opened: Server, name: string) => {
  const location = await storedBy(opened, name);
  return (await opened.backend.state<State>()).batches.batches
    .filter(({ stockLocationId }) => stockLocationId === location?.id)
    .map((batch) => batch.id);
};

/** The writes, by their method and body, from the first to the last. */
export const sent = (opened: Server) => page.sentTo(opened, paths.action);

export const movedText = (count: number, to: string) =>
  `${tn('Moved %(count)s batch to', 'Moved %(count)s batches to', count)} ${to}.`;

export const pressMove = (opened: Acting, count: number) =>
  press(opened, tn('Move %(count)s batch', 'Move %(count)s batches', count));

/** Moves all batches of a location to another one. Resolves to those that were there. */
export async function moveAll(opened: Opened, from: string, to: string, fault?: FaultName) {
  const before = await batchesAt(opened, from);
  await moveFrom(opened, from, to);
  if (fault) await opened.backend.failNext('PUT', paths.action, fault);
  await pressMove(opened, before.length);
  return before;
}

/** Moves all batches of the annex by a call that arrives late, closes the dialog meanwhile, and opens another one. */
export async function loseMove(opened: Opened, to: string) {
  const batchIds = await moveAll(opened, annex, 'Main vault', 'drop-before');
  await screen.findByText(/Checking…/);
  await opened.user.click(screen.getByText('Close'));
  await moveFrom(opened, annex, to);
  const arrive = async () => {
    await byColleague('PUT', paths.action, { action: 'move', id: 62, toId: 61, batchIds });
    fireEvent(window, new Event('online'));
    // In the list behind a dialog.
    await screen.findByRole('row', { name: /Annex B.* Keeping batches 0/, hidden: true });
  };
  return { before: batchIds, arrive };
}
