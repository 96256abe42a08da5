import { allResults, mapResult, type Result } from '@shared/http/result';
import type { Id } from '@shared/answers/id';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { orderCalls, variantsPerPage } from '../api';
import type { OrderCreateConfig } from '../config';
import { itemIn, itemsIn } from '@shared/answers/order';
import {
  filtersIn,
  latestIn,
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

/** The item that was put into the order, undefined where the answer does not tell it. */
export const stageVariant = calling((arg: OfOrder & { variantId: Id }, extra: OrderExtra) =>
  mapResult(callsOf(extra, arg).items().stage(arg.variantId), itemIn),
);
