import { allResults, mapResult, type Result } from '@shared/http/result';
import type { Id } from '@shared/id';
import type { OrderBody } from '@shared/contract/orderingShapes';
import { createResource } from '@shared/store/createResource';
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
  <Arg, Value>(call: (arg: Arg, extra: OrderExtra) => Promise<Result<Value>>) =>
  (arg: Arg) =>
  async (_dispatch: unknown, _getState: unknown, extra: OrderExtra): Promise<Result<Value>> =>
    call(arg, extra);

/** What the picker shows of the items that were added last. */
const latestItems = 5;

/** The order's info (O2 to O5, together) and the first page of the grid. */
export const loadOrder = calling((arg: OfOrder & { query: GridQuery }, extra: OrderExtra) => {
  const calls = callsOf(extra, arg);
  return mapResult(
    allResults([
      calls.order(),
      calls.filters(),
      calls.list(latestItems),
      calls.variants(firstVariants),
      calls.gridItems(arg.query),
    ]),
    ([order, filters, latest, variants, page]) => ({
      filters: filtersIn(filters),
      variants: readVariants(variants, variantsPerPage),
      latest: latestIn(latest),
      view: { order: orderRead(order), page: itemsIn(page, arg.query.perPage) },
    }),
  );
});

/** The head and the page again; all items too where it is asked what became of some, wherever they stand. */
export const refetchOrder = calling(
  (arg: OfOrder & { query: GridQuery; readsAll: boolean }, extra: OrderExtra) => {
    const calls = callsOf(extra, arg);
    const nothing = Promise.resolve({ ok: true, value: null } as const);
    return mapResult(
      allResults([
        calls.order(),
        calls.gridItems(arg.query),
        arg.readsAll ? calls.list() : nothing,
      ]),
      ([order, page, all]) => ({
        view: { order: orderRead(order), page: itemsIn(page, arg.query.perPage) },
        all: all && itemsIn(all, 0).items,
      }),
    );
  },
);

export const readPage = calling(
  (arg: OfOrder & { query: GridQuery; signal: AbortSignal }, extra: OrderExtra) =>
    mapResult(callsOf(extra, arg).gridItems(arg.query, arg.signal), (answer) =>
      itemsIn(answer, arg.query.perPage),
    ),
);

/** What can be ordered, as it is searched for. */
export const variantsRead = createResource(
  'order/variants',
  (arg: OfOrder & { query: VariantQuery }, extra: OrderExtra) =>
    mapResult(callsOf(extra, arg).variants(arg.query), (answer) =>
      readVariants(answer, variantsPerPage),
    ),
);

export const readOrder = calling((arg: OfOrder, extra: OrderExtra) =>
  mapResult(callsOf(extra, arg).order(), orderRead),
);

/** What keeps the order from being created. */
export const orderCheck = createResource('order/check', (arg: OfOrder, extra: OrderExtra) =>
  mapResult(callsOf(extra, arg).errors(), problemsIn),
);

/** Every item, for bringing them back after a clear. */
export const readAll = calling((arg: OfOrder, extra: OrderExtra) =>
  mapResult(callsOf(extra, arg).list(), (answer) => itemsIn(answer, 0)),
);

/** The totals after a clear, undefined where its answer does not tell them. */
export const sendClear = calling((arg: OfOrder, extra: OrderExtra) =>
  mapResult(callsOf(extra, arg).items().clear(), totalsIn),
);

/** The item that was put into the order, undefined where the answer does not tell it. */
export const stageVariant = calling((arg: OfOrder & { variantId: Id }, extra: OrderExtra) =>
  mapResult(callsOf(extra, arg).items().stage(arg.variantId), itemIn),
);

export const sendEdit = calling(
  ({ edit, query, ...arg }: OfOrder & { edit: ItemEdit; query: GridQuery }, extra: OrderExtra) =>
    mapResult(sendChange(callsOf(extra, arg).items(query), edit.item.id, edit), readEditAnswer),
);

/** The order that was opened, moved or created, undefined where the answer does not tell it. */
export const sendOrder = calling(
  ({ body, key }: { body: OrderBody; key: string }, { http, config }: OrderExtra) =>
    mapResult(postOrder(http, config, body, key), orderIn),
);
