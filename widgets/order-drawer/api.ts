import type {
  OrderItemAnswer,
  OrderItems,
  OrderTotals,
  OrderTotalsAnswer,
  StagedAnswer,
} from '../../shared/contract/orderingShapes';
import { fillUrl } from '../../shared/fillUrl';
import type { Http } from '../../shared/http/http';
import type { DrawerConfig } from './config';
import type { View } from './drawer';

type Id = string | number;

const order = '/dashboard/vendor/{vendorId}/seller-ordering/orders/{orderId}/';

const address = ({ vendorId, orderId }: DrawerConfig, rest: string, itemId: Id = '') =>
  fillUrl(order + rest, { vendorId, orderId, itemId });

const filters = ({ text }: View) => ({ 'filter-text': text.trim() || null });

/** O8: a page of the order's items. The address has no trailing slash. */
export const getItems = (http: Http, config: DrawerConfig, view: View, perPage: number) =>
  http.get<OrderItems>(address(config, 'items'), {
    query: {
      page: view.page,
      'per-page': perPage,
      ...filters(view),
      'order-by': view.orderBy,
    },
  });

/** O9: totals of the order and of what the filter lets through. */
export const getTotals = (http: Http, config: DrawerConfig, view: View) =>
  http.get<OrderTotals>(address(config, 'totals/'), { query: filters(view) });

/** O11: puts one variant into the order, at its smallest quantity. */
export const stageItem = (http: Http, config: DrawerConfig, view: View, variantId: Id) =>
  http.post<StagedAnswer>(
    address(config, 'stage-items/'),
    { variant_ids: [variantId] },
    { query: filters(view) },
  );

/** O13: takes every item and the discount out of the order. */
export const clearOrder = (http: Http, config: DrawerConfig, view: View) =>
  http.post<OrderTotalsAnswer>(address(config, 'clear/'), undefined, { query: filters(view) });

/** O14: takes one item out of the order. */
export const deleteItem = (http: Http, config: DrawerConfig, view: View, itemId: Id) =>
  http.post<OrderTotalsAnswer>(address(config, 'item/{itemId}/delete/', itemId), undefined, {
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
    address(config, 'item/{itemId}/update-price/', itemId),
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
    address(config, 'item/{itemId}/update-quantity/', itemId),
    { quantity },
    { query: filters(view) },
  );
