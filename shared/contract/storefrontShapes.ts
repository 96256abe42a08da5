import * as v from 'valibot';

export const id = v.union([v.string(), v.number()]);

/** An amount as decimal text, "1234.50". The server adds up; no screen does. */
export const money = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));
export const day = v.pipe(v.string(), v.isoDate());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A choice of a filter. The count, where the server gives it, is what choosing it would leave. */
export const filterChoice = v.object({ id, name: v.string(), count: v.optional(count) });

/** How a list can be sorted: the value of `order-by`, a leading minus for descending, and its name. */
export const orderByOption = v.object({ value: v.string(), label: v.string() });

/** A seller as buyers meet it in lists. */
export const listedSeller = v.object({
  id,
  /** Names the seller in addresses. */
  slug: v.string(),
  name: v.string(),
  logo: v.nullable(v.string()),
  regions: v.array(v.string()),
  tags: v.array(v.string()),
  minimum_order: v.nullable(money),
  /** False for a seller that is closed for now. */
  is_active: v.boolean(),
  /** Of the seller's account with the marketplace: without a good one its orders are held or not taken. */
  billing_status: v.picklist(['active', 'past_due', 'suspended']),
  is_favorite: v.boolean(),
});

/** What the lists of a seller's products can be narrowed by. Those that it does not know are empty. */
export const productFilters = v.object({
  brands: v.array(filterChoice),
  categories: v.array(filterChoice),
  strains: v.array(filterChoice),
  phenotypes: v.array(filterChoice),
  terpene_types: v.array(filterChoice),
  tags: v.array(filterChoice),
  regions: v.array(filterChoice),
});

/** A notice that goes by itself, for example that prices change at midnight. */
export const timedBanner = v.object({
  id,
  message: v.string(),
  severity: v.picklist(['info', 'success', 'warning', 'danger']),
  /** Milliseconds; null for one that stays until it is closed. */
  timeout: v.nullable(count),
  title: v.nullable(v.string()),
  /** It stays until it is closed, whatever its timeout. */
  preventAutoClose: v.boolean(),
});

const wholeNumber = v.pipe(v.string(), v.digits());

/** The list parameters of the specification. */
export const listQuery = {
  page: v.optional(wholeNumber),
  'per-page': v.optional(wholeNumber),
  'order-by': v.optional(v.string()),
  'filter-text': v.optional(v.string()),
  /** Ids, comma-separated. */
  'brand-filter': v.optional(v.string()),
  'category-filter': v.optional(v.string()),
  'status-filter': v.optional(v.literal('visible')),
  'inventory-filter': v.optional(v.literal('instock')),
};

/** The list parameters, and those that this project adds for the further filters of a seller's products. */
export const productQuery = {
  ...listQuery,
  'strain-filter': v.optional(v.string()),
  'phenotype-filter': v.optional(v.string()),
  'terpene-filter': v.optional(v.string()),
  'tag-filter': v.optional(v.string()),
  'region-filter': v.optional(v.string()),
};

export type ProductFilters = v.InferOutput<typeof productFilters>;
export type ListedSeller = v.InferOutput<typeof listedSeller>;
export type FilterChoice = v.InferOutput<typeof filterChoice>;
export type TimedBanner = v.InferOutput<typeof timedBanner>;
