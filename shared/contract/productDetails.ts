import * as v from 'valibot';
import { vendorSettings } from './cart';
import { offer } from './offers';
import { defineRoutes } from './route';
import { day, id } from './storefrontShapes';

/** Per cent as decimal text, "21.40". */
const percent = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));

const picture = v.object({
  url: v.string(),
  /** What is to be seen, for those who do not see it. */
  alt: v.string(),
  position: v.number(),
});

const fileOfProduct = v.object({
  name: v.string(),
  url: v.string(),
  /** As people call it: "PDF". */
  type: v.string(),
  bytes: v.nullable(v.pipe(v.number(), v.minValue(0))),
});

const terpene = v.object({ terpeneTypeId: id, percentage: percent });

const labResult = v.object({
  name: v.string(),
  /** With its unit: "10.2 %". */
  result: v.string(),
  passed: v.nullable(v.boolean()),
});

/** A batch, as buyers compare it. */
export const buyersBatch = v.object({
  id,
  reference: v.string(),
  thc: v.nullable(percent),
  cbd: v.nullable(percent),
  terpenes: v.array(terpene),
  lab_results_date: v.nullable(day),
  expiration_date: v.nullable(day),
  lab_results: v.array(labResult),
  coas: v.array(v.object({ name: v.string(), url: v.string() })),
});

const offered = v.object({
  ...offer.entries,
  /** The batch of a variant; in batch-queues mode those that queue, the one that is sold first at the front. */
  batches: v.array(buyersBatch),
});

/** The specification has the calls and names some of the fields; the shape of the answer is this project's choice. */
export const productDetails = v.object({
  id,
  name: v.string(),
  brand: v.string(),
  category: v.string(),
  strain: v.nullable(v.string()),
  derived_phenotype: v.nullable(v.string()),
  description: v.string(),
  /** False for what is shown and not sold, in whichever size. */
  is_saleable: v.boolean(),
  /** False for users who may look at the product and not add it to a cart. */
  can_edit: v.boolean(),
  seller: v.object({ slug: v.string(), name: v.string() }),
  images: v.array(picture),
  marketing_materials: v.array(fileOfProduct),
  instructions: v.array(fileOfProduct),
  settings: vendorSettings,
  /** Where the buyer may have things sent, and for which of them they are shopping. */
  locations: v.array(v.object({ id, name: v.string() })),
  locationId: v.nullable(id),
  offers: v.array(offered),
});

export const productDetailsRoutes = defineRoutes({
  S24: {
    id: 'S24',
    method: 'GET',
    path: '/storefront2/product-details/{vendorSlug}/{productId}',
    origin: 'spec',
    summary: 'A product with its variants, pictures, batches and files',
    // It is asked for by its name alone: `?preview`.
    query: v.object({ preview: v.optional(v.string()) }),
    answer: productDetails,
  },
  S25: {
    id: 'S25',
    method: 'GET',
    path: '/storefront2/product-details-batch-queues/{vendorSlug}/product/{productId}',
    origin: 'spec',
    summary:
      'The same by package size, where batches queue; batches come for the one that is asked for',
    query: v.object({ package_size_id: v.optional(v.string()), preview: v.optional(v.string()) }),
    answer: productDetails,
  },
  S32: {
    id: 'S32',
    method: 'GET',
    path: '/storefront2/terpene-type',
    origin: 'spec',
    summary: 'The names of terpene types',
    query: v.object({ slug: v.optional(v.string()) }),
    answer: v.array(v.object({ id, name: v.string() })),
  },
});

export type ProductDetailsAnswer = v.InferOutput<typeof productDetails>;
export type Offered = v.InferOutput<typeof offered>;
export type BuyersBatch = v.InferOutput<typeof buyersBatch>;
export type ProductFile = v.InferOutput<typeof fileOfProduct>;
