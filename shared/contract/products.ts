import * as v from 'valibot';
import { money } from './periods';
import { defineRoutes } from './route';

// The specification names the call P1 and none of its fields: all of them are ours, as the read P2 is.

const id = v.union([v.string(), v.number()]);
const named = v.object({ id, name: v.string() });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cases = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What of a product its vendor changes in the list. */
export const productFields = v.object({
  name: v.string(),
  /** Buyers see active products alone. */
  status: v.picklist(['active', 'draft', 'archived']),
  /** Of a case, before a customer's terms. */
  price: money,
  /** The fewest cases of an order, and by how many cases it grows. */
  minimum: cases,
  step: cases,
  tags: v.array(v.string()),
});

export const vendorProduct = v.object({
  id,
  ...productFields.entries,
  brand: v.nullable(named),
  category: v.nullable(named),
  /** "3.5 g", and how many of them are in a case. */
  packageSize: v.optional(v.string()),
  caseSize: v.optional(v.nullable(count)),
});

export const productsAnswer = v.object({
  /** Those of the page that was asked for, in the order that was asked for. */
  products: v.array(vendorProduct),
  /** How many fit on all pages, and how many there are in all. */
  count,
  total: count,
  brands: v.array(named),
  categories: v.array(named),
  /** ISO 4217; without it the currency of the config. */
  currency: v.optional(v.string()),
});

const wholeNumber = v.pipe(v.string(), v.digits());

export const productsRoutes = defineRoutes({
  P1: {
    id: 'P1',
    method: 'PATCH',
    path: '{urls.products}',
    servedAt: '/dashboard/vendor/{vendorId}/products/',
    origin: 'spec',
    summary:
      'Changes what of some products is given: all of it or nothing. A refusal names a product by its place in the list',
    body: {
      type: 'json',
      schema: v.strictObject({
        products: v.array(v.strictObject({ id, ...v.partial(productFields).entries })),
      }),
    },
    answer: v.object({ products: v.array(vendorProduct) }),
  },
  P2: {
    id: 'P2',
    method: 'GET',
    path: '{urls.products}',
    servedAt: '/dashboard/vendor/{vendorId}/products/',
    origin: 'ours',
    summary: 'One page of the products, searched, filtered and in order',
    query: v.object({
      /** These products alone: ids, with commas between them, at most 100. */
      ids: v.optional(v.string()),
      'filter-text': v.optional(v.string()),
      /** Ids, with commas between them. */
      'brand-filter': v.optional(v.string()),
      'category-filter': v.optional(v.string()),
      'status-filter': v.optional(v.string()),
      /** A column's name, after a minus where the order is descending. */
      'order-by': v.optional(v.string()),
      page: wholeNumber,
      /** At most 500. */
      'per-page': wholeNumber,
    }),
    answer: productsAnswer,
  },
});

export type ProductStatus = v.InferOutput<typeof productFields>['status'];
export type VendorProduct = v.InferOutput<typeof vendorProduct>;
export type ProductChange = v.InferOutput<typeof productsRoutes.P1.body.schema>['products'][number];
