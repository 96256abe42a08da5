import * as v from 'valibot';
import { cartItemNotice, cartNotice, vendorSettings } from './cart';
import { listedProduct } from './listedProducts';
import { defineRoutes } from './route';
import { count, id, money, orderByOption, productFilters, productQuery } from './storefrontShapes';

const named = v.object({ id, name: v.string() });

/** What is ordered of one variant (of one package size in batch-queues mode) at one location, in whole cases. */
export const quickOrderVariant = v.object({
  variantId: id,
  packageSizeId: v.optional(id),
  quantity: count,
  dispensaryLocationIds: v.array(id),
});

/** What is ordered of one product at all of the selected locations. */
export const quickOrderItem = v.object({
  cartItemId: id,
  /** As rows name it: the product, and its package size where it has several. */
  name: v.string(),
  variants: v.array(quickOrderVariant),
  /** Cases. */
  totalItems: count,
  totalPrice: money,
});

/** What one of the selected locations orders of the seller. */
export const quickOrderLocation = v.object({
  location: named,
  /** Cases. */
  totalItems: count,
  subtotal: money,
  minimum_order: v.nullable(money),
  /** What has to be added before the seller takes the order; null when nothing is missing. */
  missing: v.nullable(money),
});

/** How many cases more of an offer can be had, for all locations together. */
export const quickOrderStock = v.object({
  variantId: id,
  packageSizeId: v.optional(id),
  available: v.nullable(count),
});

export const quickOrder = v.object({
  items: v.array(quickOrderItem),
  /** The selected ones, in the order of the buyer's. */
  locations: v.array(quickOrderLocation),
  /** Lines of all carts of the buyer, as the page's cart button counts them. */
  totalItems: count,
  /** After a write: what the changed offer can be had of now, or, by S12, all offers of its product. */
  stock: v.optional(v.array(quickOrderStock)),
});

export const quickOrderNotices = v.object({
  cart_notices: v.array(cartNotice),
  cart_item_notices: v.array(cartItemNotice),
});

export const quickOrderStorefront = v.object({
  /** Those of the page that was asked for, in the order that was asked for. What is ordered of them, S27 says. */
  products: v.array(listedProduct),
  /** How many fit on all pages. */
  result_count: count,
  order_by_options: v.array(orderByOption),
  filters: v.optional(productFilters),
  settings: vendorSettings,
  seller: v.object({ name: v.string() }),
  /** All that the buyer may order for. */
  locations: v.array(named),
  /** False for users who may look at the sheet and not change it. */
  can_order: v.boolean(),
});

const dispensaryLocationIds = v.pipe(v.array(id), v.minLength(1));
const selectedLocationIds = v.array(id);
const at = { dispensaryLocationIds };
const setting = { quantity: count, ...at, selectedLocationIds };

const setVariant = v.strictObject({ ...setting, variantId: id });
const setPackageSize = v.strictObject({ ...setting, packageSizeId: id });
const removeBody = v.union([
  v.strictObject({ ...at, variantId: id }),
  v.strictObject({ ...at, packageSizeId: id }),
]);

/**
 * The specification has the calls and what they send; the answers are this project's choice. A write answers the order of
 * the selected locations whole, S8 and S6 that of the locations that they name, so that a screen puts nothing together.
 * A refused quantity says in `errors` why and in `available` how many cases are left.
 */
export const quickOrderRoutes = defineRoutes({
  S6: {
    id: 'S6',
    method: 'DELETE',
    path: '/shop/{slug}/cart/quick-order/clear/',
    origin: 'spec',
    summary: "Empties a seller's order sheet at the given locations",
    body: { type: 'json', schema: v.strictObject(at) },
    answer: quickOrder,
  },
  S8: {
    id: 'S8',
    method: 'DELETE',
    path: '/shop/{slug}/cart/quick-order/',
    origin: 'spec',
    summary: 'Removes what is ordered of one offer at the given locations',
    body: { type: 'json', schema: removeBody },
    answer: quickOrder,
  },
  S10: {
    id: 'S10',
    method: 'PUT',
    path: '/shop/{slug}/cart/quick-order/',
    origin: 'spec',
    summary: 'Sets the cases of a variant at each of the given locations',
    body: { type: 'json', schema: setVariant },
    answer: quickOrder,
  },
  S11: {
    id: 'S11',
    method: 'PUT',
    path: '/shop/{slug}/cart/quick-order-batch-queues/',
    origin: 'spec',
    summary: 'Sets the cases of a package size at each of the given locations',
    body: { type: 'json', schema: setPackageSize },
    answer: quickOrder,
  },
  S12: {
    id: 'S12',
    method: 'PUT',
    path: '/shop/{slug}/cart/quick-order-refresh/',
    origin: 'spec',
    summary: 'As S10; answers as well what the other rows of the product can be had of now',
    body: { type: 'json', schema: setVariant },
    answer: quickOrder,
  },
  S36: {
    id: 'S36',
    method: 'PUT',
    path: '/shop/{slug}/cart/quick-order-batch-queues-refresh/',
    origin: 'spec',
    summary: 'S12 in batch-queues mode',
    body: { type: 'json', schema: setPackageSize },
    answer: quickOrder,
  },
  S27: {
    id: 'S27',
    method: 'GET',
    path: '/shop/{slug}/cart/quick-order/',
    origin: 'spec',
    summary: 'What the selected locations order of a seller',
    query: v.object({
      /** Comma-separated. */
      selectedLocationIds: v.optional(v.string()),
    }),
    answer: quickOrder,
  },
  S28: {
    id: 'S28',
    method: 'GET',
    path: '/shop/{slug}/cart/quick-order/notices',
    origin: 'spec',
    summary: 'What the buyer should know about the order sheet and its lines',
    answer: quickOrderNotices,
  },
  S29: {
    id: 'S29',
    method: 'GET',
    path: '/storefront2/quick-order-storefront/{slug}/',
    origin: 'spec',
    summary: "One page of a seller's products for an order sheet, searched, filtered and in order",
    query: v.object({
      ...productQuery,
      /** This project's: only what is ordered at one of these locations, by their ids, comma-separated. */
      'ordered-at': v.optional(v.string()),
    }),
    answer: quickOrderStorefront,
  },
});

export type QuickOrder = v.InferOutput<typeof quickOrder>;
export type QuickOrderItem = v.InferOutput<typeof quickOrderItem>;
export type QuickOrderLocation = v.InferOutput<typeof quickOrderLocation>;
export type QuickOrderStock = v.InferOutput<typeof quickOrderStock>;
export type QuickOrderStorefront = v.InferOutput<typeof quickOrderStorefront>;
