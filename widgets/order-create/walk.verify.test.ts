import type { Order, OrderItems } from '@shared/contract/orderingShapes';
import { createHttp } from '@shared/http/createHttp';
import { createWidgetStore } from '@shared/store/createWidgetStore';
import { resumeEdits } from '@shared/sync/syncServices';
import { numbers, writeFaults } from '../../test/support/cartWalk';
import { showPage } from '../../test/support/fixturePage';
import type { OrderCreateConfig } from './config';
import { undoRemoval } from './state/bringingBack';
import { clearItems } from './state/clearing';
import { applyDiscount } from './state/discounts';
import { changeCells, redo, removeItems, undo } from './state/edits';
import { selectIsSettled, selectItems, selectView } from './state/selectors';
import { createServices } from './state/services';
import { orderReducer } from './state/slice';
import { stageVariants } from './state/staging';
import { openOrder, refreshOrder, showRows } from './state/thunks';

const order = '/dashboard/vendor/7/seller-ordering/orders/501/';
const writes = [
  ['PATCH', `${order}item/:id/update-quantity/`],
  ['PATCH', `${order}item/:id/update-quantity/`],
  ['PATCH', `${order}item/:id/update-price/`],
  ['POST', `${order}item/:id/delete/`],
  ['POST', `${order}stage-items/`],
  ['POST', `${order}bulk-discount/`],
  ['POST', `${order}clear/`],
] as const;
const reads = ['grid-items/', 'validate-grid/', 'grid/', ''] as const;

/** Varies what the steps meet; of 0, a turn. */
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const byId = (items: OrderItems['items'] = []) =>
  [...items].sort((one, other) => Number(one.id) - Number(other.id));

/** Counts the requests that are on their way, and tells of each that is answered or given up. */
function watchRequests() {
  const real = globalThis.fetch;
  const watch: { underWay: number; onEnd?: () => void } = { underWay: 0 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    watch.underWay += 1;
    try {
      return await real(...asked);
    } finally {
      watch.underWay -= 1;
      watch.onEnd?.();
    }
  });
  return watch;
}

/** The grid of an order without its screen. */
async function openGrid() {
  await showPage('/order-create/?config=attribute&as=vendor&scenario=default');
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const config = JSON.parse(host.dataset.config ?? '') as OrderCreateConfig;
  const { csrf, user } = config;
  const { signal } = new AbortController();
  const services = createServices({ config });
  const store = createWidgetStore(orderReducer, {
    http: createHttp({
      host,
      widget: 'order-create',
      signal,
      csrf,
      userId: user?.id,
      // Seconds: a lost answer is looked for as long as the server may take.
      timeout: 0.3,
    }),
    config,
    events: { emit: () => true, on: () => () => undefined },
    services,
    crash: (error) => {
      throw error;
    },
  });
  const requests = watchRequests();
  await store.dispatch(openOrder());
  const ask = async <T>(path: string, method = 'GET', body?: unknown): Promise<T> => {
    const answer = await fetch(new URL(path, location.href), {
      method,
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf?.token ?? '' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  };
  return { store, services, requests, ask };
}

/** Walks, and returns where the grid and the server differed. */
async function walk(seed: number, count: number) {
  const { store, services, requests, ask } = await openGrid();
  const below = numbers(seed);
  const state = () => store.getState();
  const wrong: string[] = [];
  let rests = 0;
  let hasFailingReads = false;
  /** What a person does that takes several calls: it may still be on its way. Reads that newer ones replace never end. */
  let tasks: Promise<unknown>[] = [];

  const stuck = () => {
    const { pending, paused, isReading, readFailure } = state();
    const underWay = { tasks: tasks.length, requests: requests.underWay };
    return JSON.stringify({ pending, paused, isReading, readFailure, ...underWay });
  };
  const isAtRest = () => selectIsSettled(state()) && !state().isReading && requests.underWay === 0;
  /** As a person who signs in again, and presses Retry or Try again. Returns whether there was a reason. */
  const goOn = () => {
    const { paused, stale, pending, readFailure, isReading, query } = state();
    const hasStopped =
      paused !== null || stale !== null || pending.some(({ status }) => status === 'unknown');
    const hasNoRows = readFailure !== null && !isReading;
    if (hasStopped) store.dispatch(resumeEdits());
    if (hasNoRows) void store.dispatch(showRows(query));
    return hasStopped || hasNoRows;
  };
  const settle = async () => {
    const waiting = new Set(tasks);
    for (const task of tasks) void task.then(() => waiting.delete(task));
    /** Resolves when the screen is told something, a request ends or a task is done. */
    const changed = () =>
      new Promise<void>((resolve) => {
        const tell = () => {
          stop();
          resolve();
        };
        const stop = store.subscribe(tell);
        for (const task of waiting) void task.then(tell);
        requests.onEnd = tell;
      });
    await services.sync?.settled();
    await pause(0);
    for (let turn = 0; waiting.size > 0 || !isAtRest(); turn++) {
      if (turn > 2000) throw new Error(`It never settles: ${stuck()}`);
      if (!goOn()) await changed();
      await services.sync?.settled();
      // A turn, in which all follows that needs no further answer.
      await pause(0);
    }
    tasks = [];
  };

  const rest = async (at: number) => {
    rests += 1;
    await settle();
    await ask('/__fixtures/faults', 'DELETE');
    // A read that failed leaves the page as old as it was: the person comes back to it.
    if (hasFailingReads) {
      store.dispatch(refreshOrder());
      await settle();
    }
    hasFailingReads = false;
    const { query } = state();
    const shown = selectView(state());
    const asked = new URLSearchParams({
      page: String(shown?.page.page),
      'per-page': String(query.perPage),
      'filter-text': query.filterText,
      'order-by': query.orderBy,
    });
    const [head, rows] = await Promise.all([
      ask<Order>(order),
      ask<OrderItems>(`${order}grid-items/?${asked.toString()}`),
    ]);
    try {
      const { order: seen, page } = shown ?? {};
      const { discount } = seen ?? {};
      // An amount is of no share that is known after an edit, until it is read.
      const percentage =
        discount?.percentage === '' ? head.discount?.percentage : discount?.percentage;
      expect({
        ...seen,
        totals: seen?.totals.totalPrice,
        discount: discount && { ...discount, percentage },
      }).toEqual({ ...head, totals: head.totals.totalPrice });
      // A row whose price is changed stays where the person sees it.
      expect({ ...page, items: byId(page?.items) }).toEqual({ ...rows, items: byId(rows.items) });
    } catch (error) {
      wrong.push(`Seed ${seed}, step ${at}: ${String(error)}`);
    }
  };

  /** Some cells of the grid, as typed or as a pasted block. */
  const typeCells = (rows: number) => {
    const items = selectItems(state());
    const first = below(Math.max(1, items.length));
    const isPrice = below(3) === 0;
    store.dispatch(
      changeCells(
        items.slice(first, first + rows).map((item) => ({
          rowKey: String(item.id),
          columnId: isPrice ? 'price' : 'quantity',
          from: isPrice ? item.price : String(item.quantity),
          to: isPrice ? `${200 + below(300)}.50` : String(1 + below(12)),
        })),
      ),
    );
  };
  const inGrid = (chance: number) => {
    const items = selectItems(state());
    const item = items[below(Math.max(1, items.length))];
    if (chance < 45) typeCells(1);
    else if (chance < 52) typeCells(8);
    else if (chance < 62) store.dispatch(undo());
    else if (chance < 68) store.dispatch(redo());
    else if (chance < 75 && item) store.dispatch(removeItems([item]));
    else if (chance < 81) tasks.push(store.dispatch(undoRemoval()));
    else if (chance < 83) {
      const cleared = store.dispatch(clearItems(() => undefined));
      tasks.push(cleared.then(() => store.dispatch(undoRemoval())));
    } else if (chance < 88) {
      const { variants } = state();
      const known = variants.status === 'idle' ? [] : (variants.value?.variants ?? []);
      tasks.push(store.dispatch(stageVariants(known.slice(0, 1 + below(4)))));
    } else if (chance < 94) void store.dispatch(showRows({ page: 1 + below(2) }));
    else {
      const orderBy = below(2) ? 'product_name' : '-price';
      void store.dispatch(showRows({ filterText: below(3) ? '' : 'gold', orderBy }));
    }
  };
  /** The drawer of the same page changes an item, and tells the grid. */
  const inDrawer = async (chance: number) => {
    const items = selectItems(state());
    const item = items[below(Math.max(1, items.length))];
    if (!item) return;
    const at = `${order}item/${String(item.id)}/`;
    const price = `${200 + below(300)}.50`;
    const quantity = item.minimum + item.increment * below(12);
    const [path, method, body] =
      chance < 60
        ? ([`${at}update-quantity/`, 'PATCH', { quantity }] as const)
        : chance < 80
          ? ([`${at}update-price/`, 'PATCH', { price }] as const)
          : ([`${at}delete/`, 'POST'] as const);
    await ask(path, method, body).catch(() => undefined);
    store.dispatch(refreshOrder());
  };
  const discount = () => {
    const values = [
      { discount_type: 'percentage', discount: String(1 + below(30)) },
      { discount_type: 'monetary', discount: `${1 + below(90)}.00` },
      { discount_type: 'none', discount: null },
    ] as const;
    tasks.push(store.dispatch(applyDiscount(values[below(3)] ?? values[2], () => undefined)));
  };

  const take = async (at: number) => {
    const chance = below(100);
    const delay = 5 + below(20);
    if (chance < 38) inGrid(below(100));
    else if (chance < 58) await inDrawer(below(100));
    else if (chance < 62) discount();
    else if (chance < 70) await pause(below(15));
    else if (chance < 82) {
      const [method, path] = writes[below(writes.length)] ?? writes[0];
      const fault = writeFaults[below(writeFaults.length)] ?? 'slow';
      await ask('/__fixtures/faults', 'POST', { method, path, fault, delay });
    } else if (chance < 86) {
      hasFailingReads = true;
      const path = `${order}${reads[below(reads.length)] ?? ''}`;
      const fault = below(2) ? 'slow' : 'forbidden-403';
      await ask('/__fixtures/faults', 'POST', { method: 'GET', path, fault, delay });
    } else if (chance < 92) await rest(at);
    else await services.sync?.settled();
  };

  for (let at = 1; at < count; at++) await take(at);
  await rest(count);
  services.dispose();
  return { wrong, rests };
}

it.each([2, 5, 8])('never differs from the server at rest (600 steps, seed %d)', async (seed) => {
  const { wrong, rests } = await walk(seed, 600);
  expect(wrong).toEqual([]);
  expect(rests).toBeGreaterThan(20);
});
