import { cartWalk, type Step } from '../../test/support/cartWalk';
import { showPage } from '../../test/support/fixturePage';
import { createHttp } from '@shared/http/createHttp';
import { createWidgetStore } from '@shared/store/createWidgetStore';
import { createSyncServices, refreshList, resumeEdits } from '@shared/sync/syncServices';
import type { QuickOrderConfig } from './config';
import { readOrder } from './model/answers';
import { offeringsOf } from './model/rows';
import { cellKey, type Line, type Sheet } from './model/sheet';
import type { SheetSync } from './state/sync';
import { showLocations } from './state/openOrder';
import { list } from './state/requests';
import { selectListed, selectWaitsFor } from './state/selectors';
import { quickOrderReducer } from './state/slice';
import { resolveConflict, setCell, undo, writeByDialog } from './state/thunks';

const locations = [101, 102, 103];
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The queue, the store and the calls of a sheet without its screen, on the page of a scenario. */
async function openSheetAt(scenario: string) {
  await showPage(`/quick-order/?config=attribute&as=dispensary&scenario=${scenario}`);
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const config = JSON.parse(host.dataset.config ?? '') as QuickOrderConfig;
  const { csrf, user } = config;
  const { signal } = new AbortController();
  const services = createSyncServices<SheetSync>();
  const store = createWidgetStore(quickOrderReducer, {
    http: {
      ...createHttp({ host, widget: 'quick-order', signal, csrf, userId: user?.id }),
      // What was cut here never comes later.
      serverLimit: 0.05,
    },
    config,
    events: { emit: () => true, on: () => () => undefined },
    services,
    crash: (error) => {
      throw error;
    },
  });
  await store.dispatch(list.read(JSON.stringify({ 'ordered-at': locations })));
  store.dispatch(showLocations(locations));
  while (!services.sync) await pause(5);

  const ask = async (path: string, method: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(new URL(path, location.href), {
      method,
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf?.token ?? '' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  return { store, ask, sync: services.sync, services };
}

const call = '/shop/evergreen-valley/cart/quick-order';
const shown = ({ lines, totals }: Sheet) => ({
  lines: lines.map(({ key, quantity }) => `${key} ${String(quantity)}`).sort(),
  totals: totals
    .map(({ id, ...rest }) => `${String(id)} ${String(rest.subtotal)} ${String(rest.missing)}`)
    .sort(),
});

/** Where a fault waits: at the call of a cell or at that of its refresh, at a removal or at a clear. */
const pathOf = ({ method, delay }: Extract<Step, { do: 'fault' }>, isQueued: boolean) => {
  const isOther = delay % 2 === 1;
  if (method === 'GET') return `${call}/`;
  if (method === 'DELETE') return isOther ? `${call}/clear/` : `${call}/`;
  return `${call}${isQueued ? '-batch-queues' : ''}${isOther ? '-refresh' : ''}/`;
};

/** Walks, and returns where screen and server differed. */
async function walk(scenario: string, seed: number, count: number) {
  const { store, ask, sync, services } = await openSheetAt(scenario);
  const state = () => store.getState();
  const listed = selectListed(state());
  if (!listed) throw new Error('There is no list.');
  const { isQueued } = listed;
  // Of all rows on the page the first ones: some have cases, others have none.
  const cells = offeringsOf(listed)
    .slice(0, 5)
    .flatMap(({ ref }) =>
      locations.map((locationId): Line => ({
        key: cellKey(ref.key, locationId),
        offer: ref,
        locationId,
        quantity: 0,
      })),
    );
  /** What this person asked for last, of cells that nothing else has touched since. */
  const asked = new Map<string, number>();
  let hasColleague = false;
  let rests = 0;
  const wrong: string[] = [];
  const casesAt = (key: string) =>
    state().sheet?.lines.find((line) => line.key === key)?.quantity ?? 0;

  const settle = async (choice: 'mine' | 'theirs') => {
    // Reads that follow a failure are awaited too.
    await sync.settled();
    for (let turn = 0; selectWaitsFor(state()) !== null; turn++) {
      if (turn > 100) throw new Error('It never settles.');
      const { paused, stale, unknown } = state();
      if (paused ?? stale) store.dispatch(resumeEdits());
      else if (unknown > 0) await pause(20);
      const [conflict] = state().conflicts;
      if (conflict) {
        asked.delete(conflict.line.key);
        store.dispatch(resolveConflict(conflict, choice));
      }
      await sync.settled();
    }
  };

  const rest = async (choice: 'mine' | 'theirs', at: number) => {
    rests += 1;
    await settle(choice);
    await ask('/__fixtures/faults', 'DELETE');
    // What others did is not known before the person looks; what the own edits did is.
    if (hasColleague) {
      store.dispatch(refreshList());
      await settle(choice);
    }
    const answer = await ask(`${call}/?selectedLocationIds=${locations.join(',')}`, 'GET');
    const server = readOrder(answer, locations, isQueued);
    const { sheet, refusals } = state();
    try {
      expect(sheet && shown(sheet)).toEqual(server && shown(server));
    } catch (error) {
      wrong.push(`Seed ${String(seed)}, step ${String(at)}: ${String(error)}`);
    }
    for (const [key, quantity] of asked) {
      const held = server?.lines.find((line) => line.key === key)?.quantity ?? 0;
      const isTold = refusals.some(
        (refusal) => refusal.line.key === key && refusal.asked === quantity,
      );
      if (held !== quantity && !isTold) {
        wrong.push(
          `Seed ${String(seed)}, step ${String(at)}: ${key} was to be ${String(quantity)} and is ` +
            `${String(held)}, and nothing is said of it.`,
        );
      }
    }
    asked.clear();
    hasColleague = false;
  };

  const take = async (step: Step, at: number) => {
    const cell = 'line' in step ? cells[step.line] : undefined;
    if (step.do === 'rest') await rest(step.choice, at);
    else if (step.do === 'wait') await pause(step.milliseconds);
    else if (step.do === 'look') store.dispatch(refreshList());
    else if (step.do === 'undo') {
      asked.clear();
      store.dispatch(undo());
    } else if (step.do === 'clear' || step.do === 'clear all') {
      asked.clear();
      const going =
        step.do === 'clear' ? locations.slice(step.location, step.location + 1) : locations;
      // As a person who waits for the dialog, and after that signs in again.
      const edit = { type: 'clear' as const, locationIds: going };
      await store.dispatch(writeByDialog(edit, () => undefined));
    } else if (step.do === 'fault') {
      await ask('/__fixtures/faults', 'POST', { ...step, path: pathOf(step, isQueued) });
    } else if (step.do === 'colleague' && cell) {
      hasColleague = true;
      asked.delete(cell.key);
      const { variantId, packageSizeId } = cell.offer;
      await ask('/shop/evergreen-valley/cart/multi-cart/', 'PUT', {
        dispensaryLocationIds: [cell.locationId],
        quantity: step.quantity,
        ...(packageSizeId === null ? { variantId } : { package_size_pk: packageSizeId }),
      }).catch(() => undefined);
    } else if (cell && (step.do === 'set' || casesAt(cell.key) > 0)) {
      const quantity = step.do === 'set' ? step.quantity : 0;
      if (!state().conflicts.some((conflict) => conflict.line.key === cell.key))
        asked.set(cell.key, quantity);
      store.dispatch(setCell(cell, quantity));
    }
  };

  for (const [at, step] of cartWalk(seed, count, cells.length, locations.length).entries()) {
    await take(step, at);
  }
  services.dispose();
  return { wrong, rests };
}

it.each([
  ['default', 1000, 20_261_125],
  ['batch-queues', 1000, 23],
])(
  'never differs from the server at rest (%s, %d steps, seed %d)',
  async (scenario, steps, seed) => {
    const { wrong, rests } = await walk(scenario, seed, steps);
    expect(wrong).toEqual([]);
    expect(rests).toBeGreaterThan(steps / 15);
  },
);
