import * as v from 'valibot';
import { vendorSettings } from './cart';
import { listedProduct } from './listedProducts';
import { defineRoutes } from './route';
import {
  count,
  id,
  listedSeller,
  money,
  orderByOption,
  productFilters,
  productQuery,
  timedBanner,
} from './storefrontShapes';

const named = v.object({ id, name: v.string() });

export const sellerNavAnswer = v.object({
  seller: v.object({
    ...listedSeller.entries,
    banner_title: v.nullable(v.string()),
    banner_text: v.nullable(v.string()),
    hero_image: v.nullable(v.string()),
    hero_url: v.nullable(v.string()),
  }),
  filters: productFilters,
  banners: v.array(timedBanner),
  /** The location that is shopped for, and how much of the seller's minimum its cart has; null where there is none. */
  minimum: v.nullable(
    v.object({
      location: named,
      minimum_order: money,
      subtotal: money,
      /** What has to be added before the seller takes the order; null when nothing is missing. */
      missing: v.nullable(money),
    }),
  ),
  can_favorite: v.boolean(),
  /** Whether the user may look at the storefront as a customer sees it. */
  can_preview: v.boolean(),
});

/** The settings that a seller has beyond those of its carts. */
export const storefrontSettings = v.object({
  ...vendorSettings.entries,
  /** A value of `order-by`. */
  defaultSort: v.string(),
  defaultListView: v.picklist(['cards', 'table']),
});

export const sellerStorefrontAnswer = v.object({
  /** Those of the page that was asked for, in the order that was asked for or else in the seller's. */
  products: v.array(listedProduct),
  /** How many fit on all pages. */
  result_count: count,
  order_by_options: v.array(orderByOption),
  /** What the filters offer beside those that are on, with what each choice would leave. */
  filters: v.optional(productFilters),
  settings: storefrontSettings,
  /** The location that is shopped for; null where nobody shops. */
  location: v.nullable(named),
  /** Whether the user may put something into a cart. */
  can_order: v.boolean(),
  /** As whom the storefront is looked at; null where that is nobody else. */
  preview: v.nullable(v.object({ dispensary: named, location: v.nullable(named) })),
});

const previewCustomer = v.object({ ...named.entries, license: v.nullable(v.string()) });
const previewLocation = v.object({ ...named.entries, address: v.nullable(v.string()) });

/** The specification has the calls and the list parameters; the other parameters and the answers are this project's choice. */
export const sellerStorefrontRoutes = defineRoutes({
  S30: {
    id: 'S30',
    method: 'GET',
    path: '/storefront2/seller-nav-data/{slug}/',
    origin: 'spec',
    summary: 'The head of a storefront: the seller, its filters, its banners and its minimum',
    answer: sellerNavAnswer,
  },
  S31: {
    id: 'S31',
    method: 'GET',
    path: '/storefront2/seller-storefront/{slug}/[preview/{dispensaryId}/]',
    origin: 'spec',
    summary: "One page of a seller's products, searched, filtered and in order, also as a customer",
    query: v.object({
      ...productQuery,
      /** In a preview: the location of the customer. */
      location: v.optional(v.string()),
    }),
    answer: sellerStorefrontAnswer,
  },
  S33: {
    id: 'S33',
    method: 'GET',
    path: '/dashboard/api/vendor/{slug}/storefront-preview-customers/',
    origin: 'spec',
    summary: 'The customers as whom a storefront can be looked at',
    query: v.object({ 'filter-text': v.optional(v.string()), 'per-page': v.optional(v.string()) }),
    answer: v.object({ customers: v.array(previewCustomer), result_count: count }),
  },
  S34: {
    id: 'S34',
    method: 'GET',
    path: '/dashboard/api/vendor/{slug}/storefront-preview-customer/{dispensaryId}/locations/',
    origin: 'spec',
    summary: 'The locations of a customer as whom a storefront is looked at',
    answer: v.object({ locations: v.array(previewLocation) }),
  },
});

export type SellerNavAnswer = v.InferOutput<typeof sellerNavAnswer>;
export type SellerStorefrontAnswer = v.InferOutput<typeof sellerStorefrontAnswer>;
export type StorefrontSettings = v.InferOutput<typeof storefrontSettings>;
export type PreviewCustomer = v.InferOutput<typeof previewCustomer>;
export type PreviewLocation = v.InferOutput<typeof previewLocation>;
