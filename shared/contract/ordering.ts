import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);

/** An amount as decimal text, "1234.50". The server adds up; no screen does. */
const money = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));
/** A number as it was typed and cleaned, "12.5". What it may be is the server's business. */
const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const number = v.pipe(v.string(), v.regex(/^\d+$/));

/** A location of a customer, a stock location of the vendor, a brand, a category. */
const named = v.object({ id, name: v.string() });

/** How a list can be sorted: the value of `order-by`, a leading minus for descending, and its name. */
const orderByOption = v.object({ value: v.string(), label: v.string() });

/** The page that a list's answer holds. */
const pageParams = {
  page: positive,
  per_page: positive,
  /** Rows of all pages that the filters let through. */
  result_count: count,
  order_by_options: v.array(orderByOption),
};

const filters = {
  'filter-text': v.optional(v.string()),
  /** Ids, comma-separated. */
  'brand-filter': v.optional(v.string()),
  'category-filter': v.optional(v.string()),
};
const paging = { page: v.optional(number), 'per-page': v.optional(number) };
const listQuery = v.object({ ...filters, ...paging, 'order-by': v.optional(v.string()) });

/** What can be ordered, at the price of the order's customer and with the stock of its stock location. */
export const orderVariant = v.object({
  id,
  name: v.string(),
  brand: v.string(),
  category: v.string(),
  strain: v.nullable(v.string()),
  package_size: v.string(),
  /** Units in a case. */
  case_size: positive,
  /** Of a case. */
  price: money,
  /** Cases. */
  available: count,
  /** The quantity rule of the vendor: the smallest quantity, and the step between legal ones. */
  minimum: positive,
  increment: positive,
  /** Of the order's item that has it, null where none has. */
  ordered_item_id: v.nullable(id),
});

/** One variant in an order. A variant is in an order once. */
export const orderItem = v.object({
  id,
  variant_id: id,
  product_name: v.string(),
  brand: v.string(),
  category: v.string(),
  strain: v.nullable(v.string()),
  package_size: v.string(),
  case_size: positive,
  /** Cases. */
  quantity: positive,
  units: positive,
  /** Of a case, as it is charged: the list price, or the one that someone set. */
  price: money,
  list_price: money,
  line_total: money,
  available: count,
  minimum: positive,
  increment: positive,
  /** What the vendor's rules have against it as it stands. */
  errors: v.array(v.string()),
});

/** `filtered…` is what the query's filters let through, before any discount. */
export const orderTotals = v.object({
  filteredQuantity: count,
  filteredUnits: count,
  filteredPrice: money,
  /** What the whole order has to come to; null where the vendor asks for none. */
  orderMinimum: v.nullable(money),
  totalQuantity: count,
  totalUnits: count,
  /** What the customer pays: after the discount. */
  totalPrice: money,
  currency: v.optional(v.string(), 'USD'),
  /** Ours: before the discount, and what the discount takes off. */
  subtotal: v.optional(money),
  discountAmount: v.optional(money),
  /** Ours: what has to be added to reach the minimum; null when nothing is missing. */
  missing: v.optional(v.nullable(money)),
});

export const orderDiscount = v.object({
  discount_type: v.picklist(['percentage', 'monetary']),
  /** Both ways of saying it, so that a screen can switch between them. */
  percentage: decimal,
  amount: money,
});

export const order = v.object({
  id,
  number: v.string(),
  status: v.picklist(['draft', 'created']),
  dispensary_id: id,
  dispensary_name: v.string(),
  dispensary_location_id: id,
  dispensary_location_name: v.string(),
  stock_location_id: id,
  stock_location_name: v.string(),
  /** Items in the order, of all pages. */
  item_count: count,
  totals: orderTotals,
  discount: v.nullable(orderDiscount),
  permissions: v.object({
    is_admin: v.boolean(),
    change_orderlineitempricemanagement: v.boolean(),
    /** Ours: false for users who may look at the order and not change it. */
    can_edit: v.boolean(),
  }),
});

export const orderFilters = v.object({ brands: v.array(named), categories: v.array(named) });

export const orderItems = v.object({ items: v.array(orderItem), ...pageParams });
export const orderVariants = v.object({ variants: v.array(orderVariant), ...pageParams });

export const orderGrid = v.object({
  dispensary_id: id,
  dispensary_name: v.string(),
  dispensary_location_id: id,
  dispensary_location_name: v.string(),
  stock_location_id: id,
  stock_location_name: v.string(),
  /** Every item of the order, whatever page it is on. */
  ordered_items: v.array(v.object({ orderedItemId: id, variant_id: id })),
});

/** Lists, not objects by id: the server chooses the ids. */
export const orderErrors = v.object({
  errors: v.array(v.string()),
  errors_rule_items: v.array(v.object({ orderedItemId: id, errors: v.array(v.string()) })),
  errors_rule_order: v.array(v.string()),
});

/** What a write leaves behind. The totals are those of the query's filters. */
export const orderItemAnswer = v.object({ item: orderItem, totals: orderTotals });
export const orderTotalsAnswer = v.object({ totals: orderTotals });
export const stagedAnswer = v.object({ items: v.array(orderItem), totals: orderTotals });

/** Errors say why the discount was not taken; the rest is then as before. */
export const discountAnswer = v.object({
  errors: v.array(v.string()),
  discount: v.nullable(orderDiscount),
  totals: orderTotals,
});

export const customer = v.object({
  ...named.entries,
  license: v.string(),
  location_count: count,
});
export const customers = v.object({ customers: v.array(customer), ...pageParams });

export const customerLocations = v.object({
  locations: v.array(v.object({ ...named.entries, address: v.string(), license: v.string() })),
});

export const stockLocations = v.object({ stock_locations: v.array(named) });

export const locationPermissions = v.object({
  /** Whether orders may be made from this stock location at all, and why not. */
  can_create_order: v.boolean(),
  reason: v.nullable(v.string()),
  /** Categories that it sells; null for all. */
  category_ids: v.nullable(v.array(id)),
});

/**
 * Without an id a draft is opened, and its answer has the id that all other calls go by. With one and
 * `is_draft` the draft moves to another customer or location, where its items are priced anew, its discount goes and
 * so does what is not sold there. With `is_draft: false` the draft becomes an order: its errors refuse that.
 */
const orderBody = v.strictObject({
  id: v.optional(id),
  is_draft: v.boolean(),
  dispensary_id: id,
  dispensary_location_id: id,
  stock_location_id: id,
});

const discountBody = v.strictObject({
  /** `none` takes the discount away. */
  discount_type: v.picklist(['percentage', 'monetary', 'none']),
  discount: v.nullable(decimal),
  /** Answers what it would come to and changes nothing. */
  preview: v.optional(v.boolean(), false),
});

const ordering = '/dashboard/vendor/{vendorId}/seller-ordering/' as const;
const one = `${ordering}orders/{orderId}/` as const;
const totalsQuery = v.object(filters);

/**
 * The answers are this project's choice. A refused write says why in `errors`; a refused quantity also
 * says in `available` how many cases are left. What the vendor's rules have against an item that the server
 * did take stands in its `errors` and in the answer of O10.
 */
export const orderingRoutes = defineRoutes({
  O1: {
    id: 'O1',
    method: 'POST',
    path: `${ordering}orders/`,
    origin: 'spec',
    summary:
      'Opens a draft order, moves it to another customer, or creates the order. Minds an Idempotency-Key',
    body: { type: 'json', schema: orderBody },
    answer: order,
  },
  O2: {
    id: 'O2',
    method: 'GET',
    path: one,
    origin: 'spec',
    summary: 'An order: for whom, from where, its totals and what the user may do',
    answer: order,
  },
  O3: {
    id: 'O3',
    method: 'GET',
    path: `${one}filters/`,
    origin: 'spec',
    summary: 'Brands and categories that can be ordered',
    answer: orderFilters,
  },
  O4: {
    id: 'O4',
    method: 'GET',
    path: `${one}items/`,
    origin: 'spec',
    summary:
      'Items of the order as they were staged, the newest first; without per-page all of them',
    query: v.object({ 'per-page': v.optional(number) }),
    answer: orderItems,
  },
  O5: {
    id: 'O5',
    method: 'GET',
    path: `${one}variants/`,
    origin: 'spec',
    summary: 'Variants that can be ordered, 25 a page by name',
    query: v.object({
      ...listQuery.entries,
      'inventory-filter': v.optional(v.picklist(['instock'])),
    }),
    answer: orderVariants,
  },
  O6: {
    id: 'O6',
    method: 'GET',
    path: `${one}grid/`,
    origin: 'spec',
    summary: "The grid's head, and which items the order has",
    answer: orderGrid,
  },
  O7: {
    id: 'O7',
    method: 'GET',
    path: `${one}grid-items/`,
    origin: 'spec',
    summary: 'Rows of the grid, 25 a page by product_name',
    query: v.object({
      ...listQuery.entries,
      /** Ours: only items that the rules have something against. */
      'error-filter': v.optional(v.picklist(['errors'])),
    }),
    answer: orderItems,
  },
  O8: {
    id: 'O8',
    method: 'GET',
    path: `${one}items`,
    origin: 'spec',
    summary: 'Items of the order, 24 a page by product_name',
    query: listQuery,
    answer: orderItems,
  },
  O9: {
    id: 'O9',
    method: 'GET',
    path: `${one}totals/`,
    origin: 'spec',
    summary: 'Totals of the order and of what the filters let through',
    query: totalsQuery,
    answer: orderTotals,
  },
  O10: {
    id: 'O10',
    method: 'GET',
    path: `${one}validate-grid/`,
    origin: 'spec',
    summary: 'What keeps the order from being created',
    answer: orderErrors,
  },
  O11: {
    id: 'O11',
    method: 'POST',
    path: `${one}stage-items/`,
    origin: 'spec',
    summary:
      'Puts variants into the order, each at its smallest quantity; one that is in it already stays as it is',
    query: totalsQuery,
    body: {
      type: 'json',
      schema: v.strictObject({ variant_ids: v.pipe(v.array(id), v.minLength(1)) }),
    },
    answer: stagedAnswer,
  },
  O12: {
    id: 'O12',
    method: 'POST',
    path: `${one}bulk-discount/`,
    origin: 'spec',
    summary: 'Sets, changes, previews or removes the discount on the whole order',
    body: { type: 'json', schema: discountBody },
    answer: discountAnswer,
  },
  O13: {
    id: 'O13',
    method: 'POST',
    path: `${one}clear/`,
    origin: 'spec',
    summary: 'Takes every item and the discount out of the order',
    query: totalsQuery,
    answer: orderTotalsAnswer,
  },
  O14: {
    id: 'O14',
    method: 'POST',
    path: `${one}item/{itemId}/delete/`,
    origin: 'spec',
    summary: 'Takes one item out of the order',
    query: totalsQuery,
    answer: orderTotalsAnswer,
  },
  O15: {
    id: 'O15',
    method: 'PATCH',
    path: `${one}item/{orderItemId}/update-price/`,
    origin: 'ours',
    summary: 'Sets the price of a case; needs change_orderlineitempricemanagement',
    query: totalsQuery,
    body: { type: 'json', schema: v.strictObject({ price: money }) },
    answer: orderItemAnswer,
  },
  O16: {
    id: 'O16',
    method: 'PATCH',
    path: `${one}item/{itemId}/update-quantity/`,
    origin: 'ours',
    summary: 'Sets the cases of an item. A step of the rules that it misses is told, not refused',
    query: totalsQuery,
    body: { type: 'json', schema: v.strictObject({ quantity: count }) },
    answer: orderItemAnswer,
  },
  O17: {
    id: 'O17',
    method: 'GET',
    path: `${ordering}customers/{dispensaryId}/locations`,
    origin: 'spec',
    summary: 'Locations of a customer',
    answer: customerLocations,
  },
  O18: {
    id: 'O18',
    method: 'GET',
    path: '/dashboard/vendor/{vendorId}/stock-locations/',
    origin: 'spec',
    summary: 'Where the vendor keeps its stock',
    answer: stockLocations,
  },
  O19: {
    id: 'O19',
    method: 'GET',
    path: '/dashboard/api/vendor/{vendorId}/stock-location/{stockLocationId}/location-permissions/',
    origin: 'spec',
    summary: 'What may be ordered from a stock location',
    answer: locationPermissions,
  },
  O20: {
    id: 'O20',
    method: 'GET',
    path: `${ordering}customers/`,
    origin: 'ours',
    summary: 'Customers of the vendor by name, 25 a page; the specification names no call for them',
    query: v.object({ 'filter-text': filters['filter-text'], ...paging }),
    answer: customers,
  },
});

export type OrderVariant = v.InferOutput<typeof orderVariant>;
export type OrderItem = v.InferOutput<typeof orderItem>;
export type OrderTotals = v.InferOutput<typeof orderTotals>;
export type OrderDiscount = v.InferOutput<typeof orderDiscount>;
export type Order = v.InferOutput<typeof order>;
export type OrderFilters = v.InferOutput<typeof orderFilters>;
export type OrderItems = v.InferOutput<typeof orderItems>;
export type OrderVariants = v.InferOutput<typeof orderVariants>;
export type OrderGrid = v.InferOutput<typeof orderGrid>;
export type OrderErrors = v.InferOutput<typeof orderErrors>;
export type OrderItemAnswer = v.InferOutput<typeof orderItemAnswer>;
export type OrderTotalsAnswer = v.InferOutput<typeof orderTotalsAnswer>;
export type StagedAnswer = v.InferOutput<typeof stagedAnswer>;
export type DiscountAnswer = v.InferOutput<typeof discountAnswer>;
export type Customer = v.InferOutput<typeof customer>;
export type Customers = v.InferOutput<typeof customers>;
export type CustomerLocations = v.InferOutput<typeof customerLocations>;
export type StockLocations = v.InferOutput<typeof stockLocations>;
export type LocationPermissions = v.InferOutput<typeof locationPermissions>;
export type OrderBody = v.InferInput<typeof orderBody>;
export type DiscountBody = v.InferInput<typeof discountBody>;
