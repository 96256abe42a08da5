import type { Id } from '@shared/id';
import type {
  OrderItemAnswer,
  OrderItems,
  OrderTotals,
  OrderTotalsAnswer,
  StagedAnswer,
} from '@shared/contract/orderingShapes';
import { callUrl } from '@shared/callUrl';
import type { Http } from '@shared/http/http';
import { drawerCalls, type DrawerConfig } from './config';
import type { View } from './model/drawer';

const filters = ({ text }: View) => ({ 'filter-text': text.trim() || null });

/** O8: a page of the order's items. The address has no trailing slash. */
export const getItems = (http: Http, config: DrawerConfig, view: View, perPage: number) =>
  http.get<OrderItems>(callUrl(config, drawerCalls, 'O8'), {
    query: {
      page: view.page,
      'per-page': perPage,
      ...filters(view),
      'order-by': view.orderBy,
    },
  });

/** O9: totals of the order and of what the filter lets through. */
export const getTotals = (http: Http, config: DrawerConfig, view: View) =>
  http.get<OrderTotals>(callUrl(config, drawerCalls, 'O9'), { query: filters(view) });

/** O11: puts one variant into the order, at its smallest quantity. */
export const stageItem = (http: Http, config: DrawerConfig, view: View, variantId: Id) =>
  http.post<StagedAnswer>(
    callUrl(config, drawerCalls, 'O11'),
    { variant_ids: [variantId] },
    { query: filters(view) },
  );

/** O13: takes every item and the discount out of the order. */
export const clearOrder = (http: Http, config: DrawerConfig, view: View) =>
  http.post<OrderTotalsAnswer>(callUrl(config, drawerCalls, 'O13'), undefined, {
    query: filters(view),
  });

/** O14: takes one item out of the order. */
export const deleteItem = (http: Http, config: DrawerConfig, view: View, itemId: Id) =>
  http.post<OrderTotalsAnswer>(callUrl(config, drawerCalls, 'O14', { itemId }), undefined, {
    query: filters(view),
  });

/** O15: sets the price of a case of one item, "12.50". */
export const updatePrice = (
  http: Http,
  config: DrawerConfig,
  view: View,
  itemId: Id,
  price: string,
) =>
  http[config.updateMethod]<OrderItemAnswer>(
    callUrl(config, drawerCalls, 'O15', { orderItemId: itemId }),
    { price },
    { query: filters(view) },
  );

/** O16: sets the cases of one item. */
export const updateQuantity = (
  http: Http,
  config: DrawerConfig,
  view: View,
  itemId: Id,
  quantity: number,
) =>
  http[config.updateMethod]<OrderItemAnswer>(
    callUrl(config, drawerCalls, 'O16', { itemId }),
    { quantity },
    { query: filters(view) },
  );
