import type { DiscountBody, OrderBody } from '../../../shared/contract/orderingShapes';
import { createRequest } from '../../../shared/store/createRequest';
import type { Extra } from '../../../shared/store/createWidgetStore';
import {
  getCustomers,
  getLocations,
  getPermissions,
  getStockLocations,
  orderCalls,
  postOrder,
} from '../api';
import type { OrderCreateConfig } from '../config';
import {
  firstVariants,
  type GridQuery,
  type Id,
  type OrderEdit,
  type VariantQuery,
} from '../order';

export type OrderExtra = Extra<OrderCreateConfig>;

interface OfOrder {
  orderId: Id;
}

const callsOf = ({ http, config }: OrderExtra, { orderId }: OfOrder) =>
  orderCalls(http, config, orderId);

/** What the picker shows of the items that were added last. */
const latestItems = 5;

/** The order's info (O2 to O5, together) and the first page of the grid. */
export const loadOrder = createRequest(
  'order/load',
  async (arg: OfOrder & { query: GridQuery }, extra: OrderExtra) => {
    const calls = callsOf(extra, arg);
    const [order, filters, latest, variants, page] = await Promise.all([
      calls.order(),
      calls.filters(),
      calls.items(latestItems),
      calls.variants(firstVariants),
      calls.gridItems(arg.query),
    ]);
    return { filters, variants, latest: latest.items, view: { order, page } };
  },
);

/** The head and the page again; all items too where an answer was lost, wherever its item stands. */
export const rereadOrder = createRequest(
  'order/reread',
  async (arg: OfOrder & { query: GridQuery; isUnsure: boolean }, extra: OrderExtra) => {
    const calls = callsOf(extra, arg);
    const [order, page, all] = await Promise.all([
      calls.order(),
      calls.gridItems(arg.query),
      arg.isUnsure ? calls.items() : null,
    ]);
    return { view: { order, page }, all: all?.items ?? null };
  },
);

export const readPage = createRequest(
  'order/readPage',
  (arg: OfOrder & { query: GridQuery; signal: AbortSignal }, extra: OrderExtra) =>
    callsOf(extra, arg).gridItems(arg.query, arg.signal),
);

export const readVariants = createRequest(
  'order/readVariants',
  (arg: OfOrder & { query: VariantQuery; signal?: AbortSignal }, extra: OrderExtra) =>
    callsOf(extra, arg).variants(arg.query, arg.signal),
);

export const readGrid = createRequest('order/readGrid', (arg: OfOrder, extra: OrderExtra) =>
  callsOf(extra, arg).grid(),
);

export const readOrder = createRequest('order/readHead', (arg: OfOrder, extra: OrderExtra) =>
  callsOf(extra, arg).order(),
);

export const validateOrder = createRequest('order/validate', (arg: OfOrder, extra: OrderExtra) =>
  callsOf(extra, arg).errors(),
);

/** Every item, for bringing them back after a clear. */
export const readAll = createRequest('order/readAll', (arg: OfOrder, extra: OrderExtra) =>
  callsOf(extra, arg).items(),
);

export const sendClear = createRequest('order/clear', (arg: OfOrder, extra: OrderExtra) =>
  callsOf(extra, arg).clear(),
);

export const stageVariant = createRequest(
  'order/stage',
  (arg: OfOrder & { variantId: Id }, extra: OrderExtra) => callsOf(extra, arg).stage(arg.variantId),
);

export const sendEdit = createRequest(
  'order/sendEdit',
  async (arg: OfOrder & { edit: OrderEdit; query: GridQuery }, extra: OrderExtra) => {
    const calls = callsOf(extra, arg);
    const { edit, query } = arg;
    const { id } = edit.item;
    if (edit.type === 'remove') return { item: null, ...(await calls.remove(id, query)) };
    return edit.type === 'quantity'
      ? calls.quantity(id, edit.quantity, query)
      : calls.price(id, edit.price, query);
  },
);

export const sendDiscount = createRequest(
  'order/discount',
  (arg: OfOrder & { body: DiscountBody }, extra: OrderExtra) =>
    callsOf(extra, arg).discount(arg.body),
);

export const sendOrder = createRequest(
  'order/send',
  ({ body, key }: { body: OrderBody; key: string }, { http, config }: OrderExtra) =>
    postOrder(http, config, body, key),
);

export const searchCustomers = createRequest(
  'order/searchCustomers',
  ({ text, signal }: { text: string; signal: AbortSignal }, { http, config }: OrderExtra) =>
    getCustomers(http, config, text, signal),
);

export const readLocations = createRequest(
  'order/readLocations',
  ({ customerId, signal }: { customerId: Id; signal: AbortSignal }, { http, config }: OrderExtra) =>
    getLocations(http, config, customerId, signal),
);

export const readStockLocations = createRequest(
  'order/readStockLocations',
  (_: undefined, { http, config }: OrderExtra) => getStockLocations(http, config),
);

export const readPermissions = createRequest(
  'order/readPermissions',
  (
    { stockLocationId, signal }: { stockLocationId: Id; signal: AbortSignal },
    { http, config }: OrderExtra,
  ) => getPermissions(http, config, stockLocationId, signal),
);
