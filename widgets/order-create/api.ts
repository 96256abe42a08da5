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
  OrderItemAnswer,
  OrderItems,
  OrderTotalsAnswer,
  OrderVariants,
  StagedAnswer,
  StockLocations,
} from '../../shared/contract/orderingShapes';
import { fillUrl } from '../../shared/fillUrl';
import type { Http } from '../../shared/http/http';
import type { OrderCreateConfig } from './config';
import type { GridQuery, Id, VariantQuery } from './order';

const ordering = '/dashboard/vendor/{vendorId}/seller-ordering/';
const one = `${ordering}orders/{orderId}/`;

const filled = (text: string) => text || null;
const filters = ({ text, brand, category }: GridQuery | VariantQuery) => ({
  'filter-text': filled(text.trim()),
  'brand-filter': filled(brand),
  'category-filter': filled(category),
});

/** The calls about one order of the vendor. */
export function orderCalls(http: Http, { vendorId }: OrderCreateConfig, orderId: Id) {
  const at = (path: string, values = {}) =>
    fillUrl(`${one}${path}`, { vendorId, orderId, ...values });
  return {
    /** O2: for whom the order is and from where, its totals and what the user may do. */
    order: () => http.get<Order>(at('')),
    /** O3: brands and categories that can be ordered. */
    filters: () => http.get<OrderFilters>(at('filters/')),
    /** O4: items, the newest first; without a number all of them. */
    items: (perPage?: number) =>
      http.get<OrderItems>(at('items/'), { query: { 'per-page': perPage } }),
    /** O5: a page of what can be ordered, 25 by name. */
    variants: (asked: VariantQuery, signal?: AbortSignal) =>
      http.get<OrderVariants>(at('variants/'), {
        signal,
        query: {
          ...filters(asked),
          page: asked.page,
          'per-page': 25,
          'order-by': 'name',
          'inventory-filter': asked.inStock ? 'instock' : null,
        },
      }),
    /** O6: which items the order has, on whatever page. */
    grid: () => http.get<OrderGrid>(at('grid/')),
    /** O7: a page of the grid. */
    gridItems: (asked: GridQuery, signal?: AbortSignal) =>
      http.get<OrderItems>(at('grid-items/'), {
        signal,
        query: {
          ...filters(asked),
          page: asked.page,
          'per-page': asked.perPage,
          'order-by': asked.orderBy,
          'error-filter': asked.onlyErrors ? 'errors' : null,
        },
      }),
    /** O10: what keeps the order from being created. */
    errors: () => http.get<OrderErrors>(at('validate-grid/')),
    /** O11: puts one variant into the order, at its smallest quantity. */
    stage: (variantId: Id) =>
      http.post<StagedAnswer>(at('stage-items/'), { variant_ids: [variantId] }),
    /** O12: sets, changes, previews or removes the discount. */
    discount: (body: DiscountBody) => http.post<DiscountAnswer>(at('bulk-discount/'), body),
    /** O13: takes every item and the discount out. */
    clear: () => http.post<OrderTotalsAnswer>(at('clear/')),
    /** O14: takes one item out. */
    remove: (itemId: Id, asked: GridQuery) =>
      http.post<OrderTotalsAnswer>(at('item/{itemId}/delete/', { itemId }), undefined, {
        query: filters(asked),
      }),
    /** O15: sets the price of a case, decimal text. */
    price: (itemId: Id, price: string, asked: GridQuery) =>
      http.patch<OrderItemAnswer>(
        at('item/{itemId}/update-price/', { itemId }),
        { price },
        { query: filters(asked) },
      ),
    /** O16: sets the cases. */
    quantity: (itemId: Id, quantity: number, asked: GridQuery) =>
      http.patch<OrderItemAnswer>(
        at('item/{itemId}/update-quantity/', { itemId }),
        { quantity },
        { query: filters(asked) },
      ),
  };
}

/** O1: opens a draft, moves it, or creates the order. The key keeps it from happening twice. */
export const postOrder = (
  http: Http,
  { vendorId }: OrderCreateConfig,
  body: OrderBody,
  key: string,
) =>
  http.post<Order>(fillUrl(`${ordering}orders/`, { vendorId }), body, {
    headers: { 'Idempotency-Key': key },
  });

/** O20: customers by name, 25 at most. */
export const getCustomers = (
  http: Http,
  { vendorId }: OrderCreateConfig,
  text: string,
  signal: AbortSignal,
) =>
  http.get<Customers>(fillUrl(`${ordering}customers/`, { vendorId }), {
    signal,
    query: { 'filter-text': filled(text.trim()), 'per-page': 25 },
  });

/** O17: the locations of a customer. */
export const getLocations = (
  http: Http,
  { vendorId }: OrderCreateConfig,
  dispensaryId: Id,
  signal: AbortSignal,
) =>
  http.get<CustomerLocations>(
    fillUrl(`${ordering}customers/{dispensaryId}/locations`, { vendorId, dispensaryId }),
    { signal },
  );

/** O18: where the vendor keeps its stock. */
export const getStockLocations = (http: Http, { vendorId }: OrderCreateConfig) =>
  http.get<StockLocations>(fillUrl('/dashboard/vendor/{vendorId}/stock-locations/', { vendorId }));

/** O19: what may be ordered from a stock location. */
export const getPermissions = (
  http: Http,
  { vendorId }: OrderCreateConfig,
  stockLocationId: Id,
  signal: AbortSignal,
) =>
  http.get<LocationPermissions>(
    fillUrl(
      '/dashboard/api/vendor/{vendorId}/stock-location/{stockLocationId}/location-permissions/',
      { vendorId, stockLocationId },
    ),
    { signal },
  );
