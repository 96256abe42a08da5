import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);

/** An amount as decimal text, "1234.50". The server adds up; no screen does. */
const money = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));
const cases = v.pipe(v.number(), v.integer(), v.minValue(0));

export const cartNotice = v.object({
  id,
  severity: v.picklist(['info', 'warning', 'danger']),
  message: v.string(),
});

/** A notice of one line. It names the line as the calls do: by variant or, in batch-queues mode, by package size. */
export const cartItemNotice = v.object({
  ...cartNotice.entries,
  variantId: v.optional(id),
  packageSizeId: v.optional(id),
  dispensaryLocationId: id,
});

/** What is ordered of one variant (of one package size in batch-queues mode), in whole cases. */
export const cartVariant = v.object({
  variantId: id,
  packageSizeId: v.optional(id),
  quantity: cases,
  /** Where it goes. In a cart by location there is one. */
  dispensaryLocationIds: v.array(id),
  packageSize: v.string(),
  batch: v.nullable(v.string()),
  /** Units in a case. */
  caseSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of a case. */
  price: money,
  pricePerEach: v.nullable(money),
  lineTotal: money,
  /** Cases that can still be asked for at this location; null where the vendor does not show its inventory. */
  available: v.nullable(cases),
  /** The quantity rule of the vendor: the smallest quantity, and the step between legal ones. */
  minimum: v.pipe(v.number(), v.integer(), v.minValue(1)),
  increment: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export const cartItem = v.object({
  productId: id,
  name: v.string(),
  brand: v.string(),
  strain: v.nullable(v.string()),
  image: v.nullable(v.string()),
  variants: v.array(cartVariant),
});

/** What one location orders of one seller. */
export const locationCart = v.object({
  seller: v.object({ slug: v.string(), name: v.string(), minimum_order: v.nullable(money) }),
  location: v.object({ id, name: v.string() }),
  items: v.array(cartItem),
  subtotal: money,
  /** What has to be added before the seller takes the order; null when nothing is missing. */
  missing: v.nullable(money),
});

export const vendorSettings = v.object({
  allowOverOrdering: v.boolean(),
  batchQueuesEnabled: v.boolean(),
  displayLiveInventoryCount: v.boolean(),
  /** Whether a price per unit is shown beside the one of a case; it may be sent in any case. */
  displayPricePerEach: v.boolean(),
  /** The lines of one product stand together under it, those of one package size beside each other. */
  storefront_aggregate_variants: v.boolean(),
});

export const cartSummary = v.object({
  token: v.string(),
  /** Lines of all carts together, as the page's cart button counts them. */
  totalItems: cases,
  totalQuantity: cases,
  subtotal: money,
  estimated_tax: money,
  total: money,
  can_checkout: v.boolean(),
});

export const multiCart = v.object({
  token: v.string(),
  /** The location that the buyer is shopping for. */
  locationId: v.nullable(id),
  /** False for users who may look at the cart and not change it. */
  can_edit: v.boolean(),
  settings: vendorSettings,
  /** Where the buyer may have things sent, those without a line included. Without it a screen knows those with lines. */
  locations: v.optional(v.array(v.object({ id, name: v.string() }))),
  carts: v.array(locationCart),
  /**
   * The notices and the summary have calls of their own, S17 and S16. An answer that brings them as well saves a screen
   * the wait for those, and fits its lines in any case.
   */
  cart_notices: v.optional(v.array(cartNotice)),
  cart_item_notices: v.optional(v.array(cartItemNotice)),
  summary: v.optional(cartSummary),
});

export const cartNotices = v.object({
  cart_notices: v.array(cartNotice),
  cart_item_notices: v.array(cartItemNotice),
});

const locations = { dispensaryLocationIds: v.pipe(v.array(id), v.minLength(1)) };

/** The specification spells the package size in one way when a quantity is set and in another when a line goes. */
const setQuantityBody = v.union([
  v.strictObject({ quantity: cases, ...locations, variantId: id }),
  v.strictObject({ quantity: cases, ...locations, package_size_pk: id }),
]);
const deleteItemBody = v.union([
  v.strictObject({ ...locations, variantId: id }),
  v.strictObject({ ...locations, packageSizeId: id }),
]);

/**
 * The answers are this project's choice: each write answers the whole cart, so that a screen never has to
 * put one together. A refused quantity says in `errors` why and in `available` how many cases are left.
 */
export const cartRoutes = defineRoutes({
  S5: {
    id: 'S5',
    method: 'DELETE',
    path: '/shop/{slug}/cart/multi-cart/clear/',
    origin: 'spec',
    summary: "Empties a seller's cart at the given locations; answers the whole cart",
    body: { type: 'json', schema: v.strictObject(locations) },
    answer: multiCart,
  },
  S7: {
    id: 'S7',
    method: 'DELETE',
    path: '/shop/{slug}/cart/multi-cart/',
    origin: 'spec',
    summary: 'Removes one line at the given locations; answers the whole cart',
    body: { type: 'json', schema: deleteItemBody },
    answer: multiCart,
  },
  S9: {
    id: 'S9',
    method: 'PUT',
    path: '/shop/{slug}/cart/multi-cart/',
    origin: 'spec',
    summary: 'Sets the cases of one line at each of the given locations; answers the whole cart',
    body: { type: 'json', schema: setQuantityBody },
    answer: multiCart,
  },
  S15: {
    id: 'S15',
    method: 'GET',
    path: '/shop/{slug}/cart/multi-cart/{token}',
    origin: 'spec',
    summary: 'The carts of a buyer at all locations',
    answer: multiCart,
  },
  S16: {
    id: 'S16',
    method: 'GET',
    path: '/shop/{slug}/cart/multi-cart-summary/',
    origin: 'spec',
    summary: 'Counts and totals over all carts of the buyer',
    answer: cartSummary,
  },
  S17: {
    id: 'S17',
    method: 'GET',
    path: '/shop/{slug}/cart/{token}/notices',
    origin: 'spec',
    summary: 'What the buyer should know about the cart and its lines',
    answer: cartNotices,
  },
});

export type CartNotice = v.InferOutput<typeof cartNotice>;
export type CartItemNotice = v.InferOutput<typeof cartItemNotice>;
export type CartVariant = v.InferOutput<typeof cartVariant>;
export type CartItem = v.InferOutput<typeof cartItem>;
export type LocationCart = v.InferOutput<typeof locationCart>;
export type CartSummary = v.InferOutput<typeof cartSummary>;
export type CartNotices = v.InferOutput<typeof cartNotices>;
export type MultiCart = v.InferOutput<typeof multiCart>;
export type VendorSettings = v.InferOutput<typeof vendorSettings>;
export type SetQuantityBody = v.InferOutput<typeof setQuantityBody>;
export type DeleteItemBody = v.InferOutput<typeof deleteItemBody>;
export interface ClearCartBody {
  dispensaryLocationIds: (string | number)[];
}
