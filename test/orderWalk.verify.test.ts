import type { Order, OrderItems, OrderTotals } from '../shared/contract/orderingShapes';
import type { WidgetEvents } from '../shared/events';
import { createHttp } from '../shared/http/createHttp';
import { createWidgetStore } from '../shared/store/createWidgetStore';
import type { OrderCreateConfig } from '../widgets/order-create/config';
import { undoRemoval as undoOrder } from '../widgets/order-create/state/bringingBack';
import { clearItems as clearOrder } from '../widgets/order-create/state/clearing';
import { applyDiscount } from '../widgets/order-create/state/discounts';
import { changeCells, redo, removeItems, undo } from '../widgets/order-create/state/edits';
import {
  openOrder,
  refreshOrder,
  resumeEdits as resumeOrder,
  showRows,
} from '../widgets/order-create/state/thunks';
import { createServices } from '../widgets/order-create/state/services';
import {
  selectIsSettled as isOrderSettled,
  selectItems,
  selectView,
} from '../widgets/order-create/state/selectors';
import { orderReducer } from '../widgets/order-create/state/slice';
import type { OrderState } from '../widgets/order-create/state/state';
import { stageVariants } from '../widgets/order-create/state/staging';
import type { DrawerConfig } from '../widgets/order-drawer/config';
import { perPage, readDrawer } from '../widgets/order-drawer/model/drawer';
import { createServices as createDrawerServices } from '../widgets/order-drawer/state/services';
import {
  changeItem,
  resumeEdits as resumeDrawer,
  undoRemoval as undoDrawer,
} from '../widgets/order-drawer/state/edits';
import { changeView, openDrawer, refreshDrawer } from '../widgets/order-drawer/state/thunks';
import { selectDrawer, selectIsSettled } from '../widgets/order-drawer/state/selectors';
import { drawerReducer, type DrawerState } from '../widgets/order-drawer/state/slice';
import { numbers, writeFaults } from './cartWalk';
import { showPage } from './fixturePage';

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
const reads = ['grid-items/', 'items', 'totals/', 'validate-grid/', 'grid/', ''] as const;

/** Varies what the steps meet; of 0, a turn. */
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

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

/** The grid and the drawer of one page, over one order, without their screens. */
async function openPage() {
  await showPage('/order-create/?config=attribute&as=vendor&scenario=default');
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const config = JSON.parse(host.dataset.config ?? '') as OrderCreateConfig;
  const { signal } = new AbortController();
  const listeners: (() => void)[] = [];
  const base = (widget: string) => ({
    http: createHttp({
      host,
      widget,
      signal,
      csrf: config.csrf,
      userId: config.user?.id,
      // Seconds: a lost answer is looked for as long as the server may take.
      timeout: 0.3,
    }),
    events: {
      emit: (name) => {
        if (name === 'ww:order-changed') for (const listener of listeners) listener();
        return true;
      },
      on: () => () => undefined,
    } as WidgetEvents,
    services: {},
    crash: (error: unknown) => {
      throw error;
    },
  });
  const perms = { change_order: true, change_orderlineitempricemanagement: true };
  const own = { orderId: 501, perms, placement: 'drawer', updateMethod: 'patch' } as const;
  const drawerConfig: DrawerConfig = { ...config, ...own };
  const services = createServices({ config });
  const grid = createWidgetStore(orderReducer, { ...base('order-create'), config, services });
  const drawerServices = createDrawerServices();
  const drawer = createWidgetStore(drawerReducer, {
    ...base('order-drawer'),
    services: drawerServices,
    config: drawerConfig,
  });
  const requests = watchRequests();
  await Promise.all([grid.dispatch(openOrder()), drawer.dispatch(openDrawer())]);
  listeners.push(
    () => grid.dispatch(refreshOrder()),
    () => drawer.dispatch(refreshDrawer()),
  );
  const ask = async <T>(path: string, method = 'GET', body?: unknown): Promise<T> => {
    const answer = await fetch(new URL(path, location.href), {
      method,
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': config.csrf?.token ?? '' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  };
  const engines = [services.queue, drawerServices.queue];
  return { grid, drawer, engines, requests, services, drawerServices, ask };
}

type Waiting = Pick<OrderState | DrawerState, 'paused' | 'stale' | 'pending'>;

/** Whether the screen asks the person to go on: signed out, or an answer was lost. */
const isWaiting = ({ paused, stale, pending }: Waiting) =>
  paused !== null || stale !== null || pending.some(({ status }) => status === 'unknown');

/** Walks, and answers where one of the two screens and the server differed. */
async function walk(seed: number, count: number) {
  const { grid, drawer, engines, requests, services, drawerServices, ask } = await openPage();
  const below = numbers(seed);
  const wrong: string[] = [];
  let rests = 0;
  let hasFailingReads = false;
  /** What a person does that takes several calls: it may still be on its way. Reads that newer ones replace never end. */
  let tasks: Promise<unknown>[] = [];

  const stuck = () => {
    const { pending, paused, isReading, readFailure, bringingBack } = grid.getState();
    const inDrawer = drawer.getState();
    return JSON.stringify([
      { pending, paused, isReading, readFailure, bringingBack },
      { pending: inDrawer.pending, paused: inDrawer.paused, drawer: inDrawer.drawer.status },
      { tasks: tasks.length, requests: requests.underWay },
    ]);
  };
  const allSent = async () => {
    for (const engine of engines) await engine?.settled();
  };
  const isAtRest = () =>
    isOrderSettled(grid.getState()) &&
    selectIsSettled(drawer.getState()) &&
    !grid.getState().isReading &&
    requests.underWay === 0;
  /** As a person who signs in again, and presses Retry or Try again. Answers whether there was a reason. */
  const goOn = () => {
    const { readFailure, isReading, query } = grid.getState();
    const { drawer: load, view } = drawer.getState();
    const hasGridStopped = isWaiting(grid.getState());
    const hasDrawerStopped = isWaiting(drawer.getState());
    const hasNoRows = readFailure !== null && !isReading;
    const hasNoItems = load.status === 'failed';
    if (hasGridStopped) grid.dispatch(resumeOrder());
    if (hasDrawerStopped) drawer.dispatch(resumeDrawer());
    if (hasNoRows) void grid.dispatch(showRows(query));
    if (hasNoItems) drawer.dispatch(changeView(view));
    return hasGridStopped || hasDrawerStopped || hasNoRows || hasNoItems;
  };
  const settle = async () => {
    const waiting = new Set(tasks);
    for (const task of tasks) void task.then(() => waiting.delete(task));
    /** Resolves when one of the two screens is told something, a request ends or a task is done. */
    const changed = () =>
      new Promise<void>((resolve) => {
        const tell = () => {
          for (const stop of stops) stop();
          resolve();
        };
        const stops = [grid.subscribe(tell), drawer.subscribe(tell)];
        for (const task of waiting) void task.then(tell);
        requests.onEnd = tell;
      });
    await allSent();
    await pause(0);
    for (let turn = 0; waiting.size > 0 || !isAtRest(); turn++) {
      if (turn > 2000) throw new Error(`It never settles: ${stuck()}`);
      if (!goOn()) await changed();
      await allSent();
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
      grid.dispatch(refreshOrder());
      drawer.dispatch(refreshDrawer());
      await settle();
    }
    hasFailingReads = false;
    const { query } = grid.getState();
    const { text, orderBy } = drawer.getState().view;
    const shown = selectView(grid.getState());
    const drawn = selectDrawer(drawer.getState());
    const asked = (values: Record<string, string>) => new URLSearchParams(values).toString();
    const gridAsked = {
      page: String(shown?.page.page),
      'per-page': String(query.perPage),
      'filter-text': query.filterText,
      'order-by': query.orderBy,
    };
    const drawerAsked = {
      page: String(drawn?.page),
      'per-page': String(perPage),
      'filter-text': text,
      'order-by': orderBy,
    };
    const [head, rows, page, sums] = await Promise.all([
      ask<Order>(order),
      ask<OrderItems>(`${order}grid-items/?${asked(gridAsked)}`),
      ask<OrderItems>(`${order}items?${asked(drawerAsked)}`),
      ask<OrderTotals>(`${order}totals/?${asked({ 'filter-text': text })}`),
    ]);
    try {
      expect({ ...shown?.order, totals: shown?.order.totals.totalPrice }).toEqual({
        ...head,
        totals: head.totals.totalPrice,
      });
      expect(shown?.page).toEqual(rows);
      expect({ ...drawn, aside: [] }).toEqual(readDrawer(page, sums));
    } catch (error) {
      wrong.push(`Seed ${seed}, step ${at}: ${String(error)}`);
    }
  };

  /** Some cells of the grid, as typed or as a pasted block. */
  const typeCells = (rows: number) => {
    const items = selectItems(grid.getState());
    const first = below(Math.max(1, items.length));
    const isPrice = below(3) === 0;
    grid.dispatch(
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
    const items = selectItems(grid.getState());
    const item = items[below(Math.max(1, items.length))];
    if (chance < 45) typeCells(1);
    else if (chance < 52) typeCells(8);
    else if (chance < 62) grid.dispatch(undo());
    else if (chance < 68) grid.dispatch(redo());
    else if (chance < 75 && item) grid.dispatch(removeItems([item]));
    else if (chance < 81) tasks.push(grid.dispatch(undoOrder()));
    else if (chance < 83)
      tasks.push(grid.dispatch(clearOrder(() => undefined)).then(() => grid.dispatch(undoOrder())));
    else if (chance < 88) {
      const { variants } = grid.getState();
      const known = variants.status === 'idle' ? [] : (variants.value?.variants ?? []);
      tasks.push(grid.dispatch(stageVariants(known.slice(0, 1 + below(4)))));
    } else if (chance < 94) void grid.dispatch(showRows({ page: 1 + below(2) }));
    else {
      const orderBy = below(2) ? 'product_name' : '-price';
      void grid.dispatch(showRows({ filterText: below(3) ? '' : 'gold', orderBy }));
    }
  };
  const inDrawer = (chance: number) => {
    const items = selectDrawer(drawer.getState())?.items ?? [];
    const item = items[below(Math.max(1, items.length))];
    if (chance < 50 && item) {
      const quantity = item.minimum + item.increment * below(12);
      drawer.dispatch(changeItem(item, { quantity }));
    } else if (chance < 65 && item) {
      drawer.dispatch(changeItem(item, { price: `${200 + below(300)}.50` }));
    } else if (chance < 75 && item) drawer.dispatch(changeItem(item, { quantity: 0 }));
    else if (chance < 88) drawer.dispatch(undoDrawer());
    else drawer.dispatch(changeView({ page: 1 + below(2), text: below(3) ? '' : '3.5' }));
  };
  const discount = () => {
    const values = [
      { discount_type: 'percentage', discount: String(1 + below(30)) },
      { discount_type: 'monetary', discount: `${1 + below(90)}.00` },
      { discount_type: 'none', discount: null },
    ] as const;
    tasks.push(grid.dispatch(applyDiscount(values[below(3)] ?? values[2], () => undefined)));
  };

  const take = async (at: number) => {
    const chance = below(100);
    if (chance < 38) inGrid(below(100));
    else if (chance < 58) inDrawer(below(100));
    else if (chance < 62) discount();
    else if (chance < 70) await pause(below(15));
    else if (chance < 82) {
      const [method, path] = writes[below(writes.length)] ?? writes[0];
      const fault = writeFaults[below(writeFaults.length)] ?? 'slow';
      await ask('/__fixtures/faults', 'POST', { method, path, fault, delay: 5 + below(20) });
    } else if (chance < 86) {
      hasFailingReads = true;
      const path = `${order}${reads[below(reads.length)] ?? ''}`;
      const fault = below(2) ? 'slow' : 'forbidden-403';
      await ask('/__fixtures/faults', 'POST', { method: 'GET', path, fault, delay: 5 + below(20) });
    } else if (chance < 92) await rest(at);
    else await allSent();
  };

  for (let at = 1; at < count; at++) await take(at);
  await rest(count);
  services.dispose();
  drawerServices.dispose();
  return { wrong, rests };
}

it('ends nowhere in a difference between grid, drawer and server (1,000 steps, seed 20260301)', async () => {
  const { wrong, rests } = await walk(20_260_301, 1000);
  expect(wrong).toEqual([]);
  expect(rests).toBeGreaterThan(30);
});
