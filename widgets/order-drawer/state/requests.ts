import { createRequest } from '../../../shared/store/createRequest';
import type { Extra } from '../../../shared/store/createWidgetStore';
import {
  clearOrder,
  deleteItem,
  getItems,
  getTotals,
  stageItem,
  updatePrice,
  updateQuantity,
} from '../api';
import type { DrawerConfig } from '../config';
import {
  findItem,
  keyOf,
  perPage,
  readDrawer,
  withItem,
  type Drawer,
  type DrawerEdit,
  type View,
} from '../drawer';

export type DrawerExtra = Extra<DrawerConfig>;

const readPage = async (view: View, { http, config }: DrawerExtra) => {
  const [items, totals] = await Promise.all([
    getItems(http, config, view, perPage),
    getTotals(http, config, view),
  ]);
  return readDrawer(items, totals);
};

export const loadDrawer = createRequest('drawer/load', readPage);

interface Again {
  view: View;
  /** The edit whose answer was lost: what became of it is asked wherever its item stands. */
  unsure: DrawerEdit | null;
}

/** The same read when a page is there already: when it fails, what is shown stays. */
export const rereadDrawer = createRequest(
  'drawer/reread',
  async ({ view, unsure }: Again, extra: DrawerExtra) => {
    const drawer = await readPage(view, extra);
    if (unsure?.type !== 'line' || findItem(drawer, keyOf(unsure.placed.item))) return drawer;
    const { http, config } = extra;
    const named = { page: 1, text: unsure.placed.item.product_name, orderBy: view.orderBy };
    const { items } = await getItems(http, config, named, 4 * perPage);
    return { ...drawer, aside: items };
  },
);

interface Sending {
  edit: DrawerEdit;
  view: View;
  /** What the server showed last. */
  server: Drawer;
  /** Of the item in the order, null when it is not in it. */
  itemId: string | number | null;
}

/** Sends what an edit takes: a line that comes back is staged, then counted, then priced. */
export const sendEdit = createRequest(
  'drawer/sendEdit',
  async ({ edit, view, server, itemId }: Sending, { http, config }: DrawerExtra) => {
    if (edit.type === 'clear') {
      const { totals } = await clearOrder(http, config, view);
      return { ...server, items: [], resultCount: 0, totals };
    }
    const { placed, quantity, price } = edit;
    if (quantity === 0) {
      if (itemId === null) return server;
      const { totals } = await deleteItem(http, config, view, itemId);
      return { ...withItem(server, placed, null), totals };
    }
    const isStaged = itemId === null;
    let { totals } = server;
    let item = findItem(server, keyOf(placed.item)) ?? placed.item;
    if (isStaged) {
      const staged = await stageItem(http, config, view, placed.item.variant_id);
      item = staged.items[0] ?? item;
      totals = staged.totals;
    }
    const id = itemId ?? item.id;
    if (quantity !== null && item.quantity !== quantity) {
      ({ item, totals } = await updateQuantity(http, config, view, id, quantity));
    }
    if (price !== null && item.price !== price) {
      ({ item, totals } = await updatePrice(http, config, view, id, price));
    }
    // Its page may have been left before it was sent.
    const isHere = isStaged || findItem(server, keyOf(item)) !== undefined;
    return { ...(isHere ? withItem(server, placed, item) : server), totals };
  },
);

/** Every item of the order, for bringing them back after a clear. */
export const loadAll = createRequest(
  'drawer/loadAll',
  async ({ count, orderBy }: { count: number; orderBy: string }, { http, config }: DrawerExtra) => {
    const all = { page: 1, text: '', orderBy };
    const first = await getItems(http, config, all, Math.max(1, count));
    const { items } = first;
    // A server may not give as many at once as it is asked for.
    for (let page = 2; items.length < first.result_count; page++) {
      const next = await getItems(http, config, { ...all, page }, first.per_page);
      if (next.items.length === 0) break;
      items.push(...next.items);
    }
    return items;
  },
);
