import type { Id } from '@shared/answers/id';
import type {
  Customers,
  CustomerLocations,
  DiscountAnswer,
  DiscountBody,
  LocationPermissions,
  Order,
  OrderBody,
  OrderErrors,
  OrderFilters,
  OrderGrid,
  OrderItems,
  OrderVariants,
  StockLocations,
} from '@shared/contract/orderingShapes';
import { callUrl } from '@shared/urls/callUrl';
import type { Http } from '@shared/http/http';
import { itemCalls } from '@shared/orders/itemCalls';
import { createCalls, type OrderCreateConfig } from './config';
import type { GridQuery, VariantQuery } from './model/query';

/** As the specification says. */
export const variantsPerPage = 25;

const filled = (text: string) => text || null;
const filters = ({ filterText, filters: { brand, category } }: GridQuery | VariantQuery) => ({
  'filter-text': filled(filterText.trim()),
  'brand-filter': filled(brand.join(',')),
  'category-filter': filled(category.join(',')),
});

/** The calls about one order of the vendor. */
export function orderCalls(http: Http, config: OrderCreateConfig, orderId: Id) {
  const at = (id: keyof typeof createCalls, values = {}) =>
    callUrl(config, createCalls, id, { orderId, ...values });
  return {
    /** O2: for whom the order is and from where, its totals and what the user may do. */
    order: () => http.get<Order>(at('O2')),
    /** O3: brands and categories that can be ordered. */
    filters: () => http.get<OrderFilters>(at('O3')),
    /** O4: items, the newest first; without a number all of them. */
    list: (perPage?: number) => http.get<OrderItems>(at('O4'), { query: { 'per-page': perPage } }),
    /** O5: a page of what can be ordered, 25 by name. */
    variants: (asked: VariantQuery, signal?: AbortSignal) =>
      http.get<OrderVariants>(at('O5'), {
        signal,
        query: {
          ...filters(asked),
          page: asked.page,
          'per-page': variantsPerPage,
          'order-by': 'name',
          'inventory-filter': asked.filters.inventory.length > 0 ? 'instock' : null,
        },
      }),
    /** O6: which items the order has, on whatever page. */
    grid: () => http.get<OrderGrid>(at('O6')),
    /** O7: a page of the grid. */
    gridItems: (asked: GridQuery, signal?: AbortSignal) =>
      http.get<OrderItems>(at('O7'), {
        signal,
        query: {
          ...filters(asked),
          page: asked.page,
          'per-page': asked.perPage,
          'order-by': asked.orderBy,
          'error-filter': asked.filters.errors.length > 0 ? 'errors' : null,
        },
      }),
    /** O10: what keeps the order from being created. */
    errors: () => http.get<OrderErrors>(at('O10')),
    /** O12: sets, changes, previews or removes the discount. */
    discount: (body: DiscountBody) => http.post<DiscountAnswer>(at('O12'), body),
    /** O11 and O13 to O16: what changes the items. The totals of an answer are those of what is looked at, or of all. */
    items: (asked?: GridQuery) => itemCalls(http, at, asked && filters(asked)),
  };
}

/** O1: opens a draft, moves it, or creates the order. The key keeps it from happening twice. */
export const postOrder = (http: Http, config: OrderCreateConfig, body: OrderBody, key: string) =>
  http.post<Order>(callUrl(config, createCalls, 'O1'), body, {
    headers: { 'Idempotency-Key': key },
  });

/** O20: customers by name, 25 at most. */
export const getCustomers = (
  http: Http,
  config: OrderCreateConfig,
  text: string,
  signal: AbortSignal,
) =>
  http.get<Customers>(callUrl(config, createCalls, 'O20'), {
    signal,
    query: { 'filter-text': filled(text.trim()), 'per-page': 25 },
  });

/** O17: the locations of a customer. */
export const getLocations = (
  http: Http,
  config: OrderCreateConfig,
  dispensaryId: Id,
  signal: AbortSignal,
) => http.get<CustomerLocations>(callUrl(config, createCalls, 'O17', { dispensaryId }), { signal });

/** O18: where the vendor keeps its stock. */
export const getStockLocations = (http: Http, config: OrderCreateConfig) =>
  http.get<StockLocations>(callUrl(config, createCalls, 'O18'));

/** O19: what may be ordered from a stock location. */
export const getPermissions = (
  http: Http,
  config: OrderCreateConfig,
  stockLocationId: Id,
  signal: AbortSignal,
) =>
  http.get<LocationPermissions>(callUrl(config, createCalls, 'O19', { stockLocationId }), {
    signal,
  });
