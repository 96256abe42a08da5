import type { OrderItems, OrderTotals } from '@shared/contract/orderingShapes';
import { openEngine } from '@shared/store/engine.testkit';
import { keyOf, type ItemEdit } from '@shared/orders/itemEdits';
import { refreshList as refreshDrawer, resumeEdits } from '@shared/sync/syncServices';
import { numbers, writeFaults } from '../../test/support/cartWalk';
import type { DrawerConfig } from './config';
import { changeItem, clearItems, undoRemoval } from './state/edits';
import { changeView, openDrawer } from './state/thunks';
import {
  createServices,
  drawerReducer,
  selectDrawer,
  selectIsSettled,
  type DrawerState,
} from './state/slice';

const order = '/dashboard/vendor/7/seller-ordering/orders/501/';
const items = `${order}items`;
const totals = `${order}totals/`;
const writes = [
  ['PATCH', `${order}item/:id/update-quantity/`],
  ['PATCH', `${order}item/:id/update-quantity/`],
  ['PATCH', `${order}item/:id/update-price/`],
  ['POST', `${order}item/:id/delete/`],
  ['POST', `${order}stage-items/`],
  ['POST', `${order}clear/`],
] as const;

async function openDrawerEngine() {
  const services = createServices();
  const engine = await openEngine({
    widget: 'order-drawer',
    path: '/order-drawer/?config=attribute&as=vendor&scenario=default',
    config: (said) => ({ updateMethod: 'patch', ...said }) as DrawerConfig,
    reducer: drawerReducer,
    services,
  });
  await engine.store.dispatch(openDrawer());
  return { ...engine, services };
}

/** Whether the screen asks the person to go on: signed out, an answer was lost, or a read failed. */
const isWaiting = ({ paused, pending, stale }: DrawerState) =>
  paused !== null || stale !== null || pending.some(({ status }) => status === 'unknown');

/** The cases that an edit asks for: as they were, for an item that comes back. */
const wanted = (edit: ItemEdit): number | undefined => {
  if (edit.type === 'remove') return 0;
  if (edit.type === 'back') return edit.item.quantity;
  return edit.type === 'quantity' ? edit.quantity : undefined;
};

/** Walks, and returns where screen and server differed. */
async function walk(seed: number, count: number) {
  const { store, services, ask } = await openDrawerEngine();
  const { sync } = services;
  const below = numbers(seed);
  const state = () => store.getState();
  const wrong: string[] = [];
  let rests = 0;
  /** What this person asked for last, of items that nothing else has touched since. */
  const asked = new Map<string, number>();

  const settle = async () => {
    await sync?.settled();
    for (let turn = 0; !selectIsSettled(state()); turn++) {
      if (turn > 100) throw new Error('It never settles.');
      if (isWaiting(state())) store.dispatch(resumeEdits());
      if (state().drawer.status === 'failed') store.dispatch(changeView(state().view));
      await sync?.settled();
    }
  };

  const rest = async (at: number) => {
    rests += 1;
    await settle();
    await ask('/__fixtures/faults', 'DELETE');
    const { filterText: text, orderBy, perPage } = state().view;
    const shown = selectDrawer(state());
    const query = new URLSearchParams({
      page: String(shown?.page),
      'per-page': String(perPage),
      'filter-text': text,
      'order-by': orderBy,
    });
    const [page, sums] = await Promise.all([
      ask<OrderItems>(`${items}?${query.toString()}`),
      ask<OrderTotals>(`${totals}?filter-text=${encodeURIComponent(text)}`),
    ]);
    try {
      expect({ ...shown, aside: [] }).toEqual({ ...page, totals: sums, aside: [] });
    } catch (error) {
      wrong.push(`Seed ${seed}, step ${at}: ${String(error)}`);
    }
    const all = await ask<OrderItems>(`${order}items/`);
    for (const [key, quantity] of asked) {
      const has = all.items.find((item) => keyOf(item) === key)?.quantity ?? 0;
      const isTold = state().refusals.some(
        ({ edit }) => keyOf(edit.item) === key && wanted(edit) === quantity,
      );
      if (has !== quantity && !isTold) {
        wrong.push(`Seed ${seed}, step ${at}: ${key} was to be ${quantity} and is ${has}.`);
      }
    }
    asked.clear();
  };

  const take = async (at: number) => {
    const chance = below(100);
    const shown = selectDrawer(state())?.items ?? [];
    const item = shown[below(Math.max(1, shown.length))];
    if (chance < 30 && item) {
      const quantity = item.minimum + item.increment * below(12);
      asked.set(keyOf(item), quantity);
      store.dispatch(changeItem(item, { type: 'quantity', quantity }));
    } else if (chance < 40 && item) {
      const price = below(3) === 0 ? item.list_price : `${200 + below(300)}.50`;
      store.dispatch(changeItem(item, { type: 'price', price }));
    } else if (chance < 47 && item) {
      asked.set(keyOf(item), 0);
      store.dispatch(changeItem(item, { type: 'remove' }));
    } else if (chance < 55) {
      asked.clear();
      store.dispatch(undoRemoval());
    } else if (chance < 56) {
      asked.clear();
      await store.dispatch(clearItems());
      if (below(3) > 0) store.dispatch(undoRemoval());
    } else if (chance < 60) {
      store.dispatch(refreshDrawer());
    } else if (chance < 64) {
      store.dispatch(changeView({ page: 1 + below(2) }));
    } else if (chance < 67) {
      store.dispatch(changeView({ filterText: ['', '', '3.5', 'gold'][below(4)] ?? '' }));
    } else if (chance < 69) {
      store.dispatch(changeView({ orderBy: below(2) ? 'product_name' : '-price' }));
    } else if (chance < 74) {
      await new Promise((resolve) => {
        setTimeout(resolve, below(15));
      });
    } else if (chance < 85) {
      const [method, path] = writes[below(writes.length)] ?? writes[0];
      const fault = writeFaults[below(writeFaults.length)] ?? 'slow';
      await ask('/__fixtures/faults', 'POST', { method, path, fault, delay: 5 + below(20) });
    } else if (chance < 88) {
      const fault = below(2) ? 'slow' : 'forbidden-403';
      const read = { method: 'GET', path: items, fault, delay: 5 + below(20) };
      await ask('/__fixtures/faults', 'POST', read);
    } else await rest(at);
  };

  for (let at = 1; at < count; at++) await take(at);
  await rest(count);
  services.dispose();
  return { wrong, rests };
}

it.each([
  [300, 20_260_301],
  [200, 7],
])('never differs from the server at rest (%d steps, seed %d)', async (steps, seed) => {
  const { wrong, rests } = await walk(seed, steps);
  expect(wrong).toEqual([]);
  expect(rests).toBeGreaterThan(steps / 15);
});
