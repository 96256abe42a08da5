import * as v from 'valibot';

export const id = v.union([v.string(), v.number()]);

/** An amount as decimal text, "1234.50". The server adds up; no screen does. */
export const money = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));
/** A number as it was typed and cleaned, "12.5". What it may be is the server's business. */
const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
export const number = v.pipe(v.string(), v.regex(/^\d+$/));

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

export const filters = {
  'filter-text': v.optional(v.string()),
  /** Ids, comma-separated. */
  'brand-filter': v.optional(v.string()),
  'category-filter': v.optional(v.string()),
};
export const paging = { page: v.optional(number), 'per-page': v.optional(number) };
export const listQuery = v.object({ ...filters, ...paging, 'order-by': v.optional(v.string()) });

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

/** Whose order it is, and where it goes to and comes from. */
const parties = {
  dispensary_id: id,
  dispensary_name: v.string(),
  dispensary_location_id: id,
  dispensary_location_name: v.string(),
  stock_location_id: id,
  stock_location_name: v.string(),
};

export const order = v.object({
  id,
  number: v.string(),
  status: v.picklist(['draft', 'created']),
  ...parties,
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
  ...parties,
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
export const orderBody = v.strictObject({
  id: v.optional(id),
  is_draft: v.boolean(),
  dispensary_id: id,
  dispensary_location_id: id,
  stock_location_id: id,
});

export const discountBody = v.strictObject({
  /** `none` takes the discount away. */
  discount_type: v.picklist(['percentage', 'monetary', 'none']),
  discount: v.nullable(decimal),
  /** Returns what it would come to and changes nothing. */
  preview: v.optional(v.boolean(), false),
});

export type OrderVariant = v.InferOutput<typeof orderVariant>;
export type OrderItem = v.InferOutput<typeof orderItem>;
export type OrderTotals = v.InferOutput<typeof orderTotals>;
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
