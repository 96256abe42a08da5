import type { Id } from '@shared/id';
import type { OrderBody } from '@shared/contract/orderingShapes';
import { createResource } from '@shared/store/createResource';
import { asResult } from '@shared/store/asResult';
import { createRequest } from '@shared/store/createRequest';
import type { Result } from '@shared/store/load';
import type { Extra } from '@shared/store/createWidgetStore';
import { orderCalls, postOrder, variantsPerPage } from '../api';
import type { OrderCreateConfig } from '../config';
import { itemIn, itemsIn, totalsIn } from '@shared/answers/order';
import { readEditAnswer, sendChange, type ItemEdit } from '@shared/orders/itemCalls';
import {
  filtersIn,
  latestIn,
  orderIn,
  orderRead,
  problemsIn,
  variantsRead as readVariants,
} from '../model/answers';
import { firstVariants, type GridQuery, type VariantQuery } from '../model/query';
import type { OrderServices } from './services';

export type OrderExtra = Extra<OrderCreateConfig, OrderServices>;

export interface OfOrder {
  orderId: Id;
}

export const callsOf = ({ http, config }: OrderExtra, { orderId }: OfOrder) =>
  orderCalls(http, config, orderId);

/** A call whose course no reducer follows, as a thunk that resolves to what came of it. */
export const calling =
  <Arg, Value>(call: (arg: Arg, extra: OrderExtra) => Promise<Value>) =>
  (arg: Arg) =>
  (_dispatch: unknown, _getState: unknown, extra: OrderExtra): Promise<Result<Value>> =>
    asResult(call(arg, extra));

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
      calls.list(latestItems),
      calls.variants(firstVariants),
      calls.gridItems(arg.query),
    ]);
    return {
      filters: filtersIn(filters),
      variants: readVariants(variants, variantsPerPage),
      latest: latestIn(latest),
      view: { order: orderRead(order), page: itemsIn(page, arg.query.perPage) },
    };
  },
);

/** The head and the page again; all items too where an answer was lost, wherever its item stands. */
export const refetchOrder = calling(
  async (arg: OfOrder & { query: GridQuery; isUnsure: boolean }, extra: OrderExtra) => {
    const calls = callsOf(extra, arg);
    const [order, page, all] = await Promise.all([
      calls.order(),
      calls.gridItems(arg.query),
      arg.isUnsure ? calls.list() : null,
    ]);
    return {
      view: { order: orderRead(order), page: itemsIn(page, arg.query.perPage) },
      all: all && itemsIn(all, 0).items,
    };
  },
);

export const readPage = calling(
  async (arg: OfOrder & { query: GridQuery; signal: AbortSignal }, extra: OrderExtra) =>
    itemsIn(await callsOf(extra, arg).gridItems(arg.query, arg.signal), arg.query.perPage),
);

/** What can be ordered, as it is searched for. */
export const variantsRead = createResource(
  'order/variants',
  async (arg: OfOrder & { query: VariantQuery }, extra: OrderExtra) =>
    readVariants(await callsOf(extra, arg).variants(arg.query), variantsPerPage),
);

export const readOrder = calling(async (arg: OfOrder, extra: OrderExtra) =>
  orderRead(await callsOf(extra, arg).order()),
);

/** What keeps the order from being created. */
export const orderCheck = createResource('order/check', async (arg: OfOrder, extra: OrderExtra) =>
  problemsIn(await callsOf(extra, arg).errors()),
);

/** Every item, for bringing them back after a clear. */
export const readAll = calling(async (arg: OfOrder, extra: OrderExtra) =>
  itemsIn(await callsOf(extra, arg).list(), 0),
);

/** The totals after a clear, undefined where its answer does not tell them. */
export const sendClear = calling(async (arg: OfOrder, extra: OrderExtra) =>
  totalsIn(await callsOf(extra, arg).items().clear()),
);

/** The item that was put into the order, undefined where the answer does not tell it. */
export const stageVariant = calling(async (arg: OfOrder & { variantId: Id }, extra: OrderExtra) =>
  itemIn(await callsOf(extra, arg).items().stage(arg.variantId)),
);

export const sendEdit = calling(
  async (
    { edit, query, ...arg }: OfOrder & { edit: ItemEdit; query: GridQuery },
    extra: OrderExtra,
  ) => readEditAnswer(await sendChange(callsOf(extra, arg).items(query), edit.item.id, edit)),
);

/** The order that was opened, moved or created, undefined where the answer does not tell it. */
export const sendOrder = calling(
  async ({ body, key }: { body: OrderBody; key: string }, { http, config }: OrderExtra) =>
    orderIn(await postOrder(http, config, body, key)),
);
