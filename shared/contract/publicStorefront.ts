import * as v from 'valibot';
import { listedProduct } from './listedProducts';
import { defineRoutes } from './route';
import { count, id, orderByOption, productFilters, productQuery } from './storefrontShapes';

/** The specification's two kinds of products of a public menu. */
export const productTypes = ['cannabis', 'non-cannabis'] as const;
const productType = v.picklist(productTypes);

export const publicStorefrontAnswer = v.object({
  seller: v.object({ id, name: v.string(), logo: v.nullable(v.string()) }),
  /** Those of the page and of the type that was asked for. */
  products: v.array(listedProduct),
  /** How many fit on all pages. */
  result_count: count,
  /** How many of each type fit. */
  product_types: v.array(v.object({ value: productType, count })),
  filters: productFilters,
  order_by_options: v.array(orderByOption),
  /** Whether a visitor has to sign in before anything can be ordered here. */
  needs_sign_in: v.boolean(),
});

/** The specification has the call, its list parameters and the types; the rest is this project's choice. */
export const publicStorefrontRoutes = defineRoutes({
  S26: {
    id: 'S26',
    method: 'GET',
    path: '/storefront2/public/{slug}/',
    origin: 'spec',
    summary: "One page of a seller's public menu, searched, filtered and in order",
    isPublic: true,
    query: v.object({ ...productQuery, 'product-type': v.optional(productType) }),
    answer: publicStorefrontAnswer,
  },
});

export type ProductType = (typeof productTypes)[number];
export type PublicStorefrontAnswer = v.InferOutput<typeof publicStorefrontAnswer>;
