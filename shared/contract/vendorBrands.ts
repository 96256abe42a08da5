import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);

/** Whether a brand is sold. An archived one is kept, with its products, and can be restored. */
const status = v.picklist(['active', 'archived']);

/** What a person writes about a brand. */
export const brandFields = v.object({
  name: v.string(),
  description: v.string(),
  website: v.string(),
});

export const brand = v.object({
  id,
  vendorId: id,
  ...brandFields.entries,
  /** The address of its picture. */
  logo: v.nullable(v.string()),
  /** How many products carry it. */
  products: v.number(),
  status,
  /** The day on which it was last changed. */
  updated: v.nullable(v.pipe(v.string(), v.isoDate())),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const brandFilters = v.strictObject({
  pagination: v.strictObject({ pageIndex: count, pageSize: count }),
  searchTerm: v.string(),
  /** A field of a brand, after a minus where the order is descending. */
  sort: v.string(),
  status: v.picklist(['active', 'archived', 'all']),
  /** Rows of a page, once more. */
  pageLength: count,
});

export const brandsAnswer = v.object({
  /** Those of the page that was asked for. */
  brands: v.array(brand),
  /** Of all brands of the vendor, archived ones too: no two may have the same. */
  brandNames: v.array(v.object({ id, name: v.string(), status })),
  /** How many fit on all pages. */
  count,
  hasEditPermission: v.boolean(),
});

const json = <Schema extends v.GenericSchema>(schema: Schema) =>
  ({ type: 'json', schema }) as const;

const one = '/dashboard/vendor/{vendorId}/brands/';

export const vendorBrandsRoutes = defineRoutes({
  B1: {
    id: 'B1',
    method: 'DELETE',
    path: `${one}delete/`,
    origin: 'spec',
    summary: 'Archives a brand',
    body: json(v.strictObject({ id })),
    answer: brand,
  },
  B2: {
    id: 'B2',
    method: 'POST',
    path: `${one}post/`,
    origin: 'spec',
    summary: 'Creates a brand, once for each Idempotency-Key',
    isKeyed: true,
    body: json(brandFields),
    answer: brand,
  },
  B3: {
    id: 'B3',
    method: 'POST',
    path: `${one}brands-index/`,
    origin: 'spec',
    summary: 'One page of the brands, and the names of all',
    isRead: true,
    body: json(v.strictObject({ filters: brandFilters })),
    answer: brandsAnswer,
  },
  B4: {
    id: 'B4',
    method: 'PUT',
    path: `${one}restore/`,
    origin: 'spec',
    summary: 'Restores an archived brand',
    body: json(v.strictObject({ id })),
    answer: brand,
  },
  B5: {
    id: 'B5',
    method: 'PATCH',
    path: `${one}patch/`,
    origin: 'spec',
    summary: 'Changes the fields of a brand that are given',
    body: json(v.strictObject({ id, ...v.partial(brandFields).entries })),
    answer: brand,
  },
  B6: {
    id: 'B6',
    method: 'POST',
    path: `${one}logo/`,
    origin: 'spec',
    summary: 'Takes a square picture as the logo of a brand',
    body: { type: 'multipart', schema: v.object({ id: v.string(), logo: v.instance(Blob) }) },
    answer: brand,
  },
  B7: {
    id: 'B7',
    method: 'GET',
    path: `${one}{brandId}/logo/{version}/`,
    origin: 'ours',
    summary: 'The logo of a brand. A link of an answer leads to it, not a call of a screen',
    answer: 'file',
  },
});

export type Brand = v.InferOutput<typeof brand>;
export type BrandFields = v.InferOutput<typeof brandFields>;
export type BrandFilters = v.InferOutput<typeof brandFilters>;
export type BrandsAnswer = v.InferOutput<typeof brandsAnswer>;
