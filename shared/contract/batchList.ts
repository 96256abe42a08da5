import * as v from 'valibot';
import { priceChange, priceResult } from './inventoryPricing';
import { defineRoutes } from './route';
import { stockLocationDetails } from './stockLocation';

const id = v.union([v.string(), v.number()]);

/** A day of the calendar. It has no hour and no time zone. */
const day = v.pipe(v.string(), v.isoDate());

/** A number, which Django's decimal fields write as text: "21.4000". */
const decimal = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))]);

export const listedBatch = v.object({
  id,
  /** The seller's own reference. Text: "0012" is not 12. */
  batchRef: v.string(),
  stockLocationId: v.nullable(id),
  /** Product variants that are sold of it; their names come with the selected products. */
  variantIds: v.array(id),
  harvestDate: v.nullable(day),
  expirationDate: v.nullable(day),
  /** Per cent of the weight. */
  thc_delta9: v.nullable(decimal),
  /** Certificates of analysis. */
  coas: v.number(),
});

export const listContext = v.object({
  batches: v.array(listedBatch),
  can_edit: v.boolean(),
});

export const stockLocation = v.object({
  id,
  name: v.string(),
  ...v.partial(stockLocationDetails).entries,
});

/** Of one row: nothing in `errors` when it was saved. */
const batchResult = v.object({ id, errors: v.array(v.string()) });

/** A column of the template: how its cells are written. */
export const templateColumn = v.object({
  name: v.string(),
  label: v.string(),
  kind: v.picklist(['text', 'day', 'number']),
  isRequired: v.boolean(),
  /** The column that says which batch a row is; one of them. */
  isKey: v.boolean(),
});

/** The columns of a file of batches, with the batches there are in that form. */
export const batchTemplate = v.object({
  filename: v.string(),
  columns: v.array(templateColumn),
  rows: v.array(v.array(v.string())),
});

export const templateUpload = v.strictObject({
  /** Names of columns, in the order of the cells. What has no column stays as it is; an empty cell clears it. */
  columns: v.array(v.string()),
  rows: v.array(
    v.strictObject({
      /** Its number in the file, as spreadsheets count. */
      row: v.number(),
      cells: v.array(v.string()),
    }),
  ),
});

export const uploadResult = v.object({
  row: v.number(),
  outcome: v.picklist(['created', 'updated', 'refused']),
  errors: v.array(v.object({ column: v.string(), message: v.string() })),
});

/**
 * The addresses are the page's. The specification names the calls; what they send and answer is this project's
 * choice.
 */
export const batchListRoutes = defineRoutes({
  I1: {
    id: 'I1',
    method: 'POST',
    path: '{urls.updateBatches}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/update-batches/',
    origin: 'spec',
    summary:
      'Moves batches to a stock location, or changes the prices of variants of batches; answers a result for each',
    body: {
      type: 'json',
      schema: v.union([
        v.strictObject({ batches: v.array(v.strictObject({ id, stockLocationId: id })) }),
        v.strictObject({
          prices: v.pipe(v.array(priceChange), v.minLength(1), v.maxLength(100)),
        }),
      ]),
    },
    answer: v.object({ results: v.array(v.union([batchResult, priceResult])) }),
  },
  I3: {
    id: 'I3',
    method: 'GET',
    path: '{urls.stockLocations}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/stock-locations/',
    origin: 'spec',
    summary:
      'The stock locations that batches can be at; all of the vendor where they are asked for',
    query: v.object({ status: v.optional(v.literal('all')) }),
    answer: v.array(stockLocation),
  },
  I4: {
    id: 'I4',
    method: 'GET',
    path: '{urls.context}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/context/',
    origin: 'spec',
    summary: 'The batches, and whether the user may change them',
    answer: listContext,
  },
  I6: {
    id: 'I6',
    method: 'GET',
    path: '{urls.template}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/template/',
    origin: 'spec',
    summary: 'The columns of a file of batches, with the batches there are',
    answer: batchTemplate,
  },
  I7: {
    id: 'I7',
    method: 'POST',
    path: '{urls.templates}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/templates/',
    origin: 'spec',
    summary:
      'Creates the batches whose reference is new and changes those that are there; answers a result per row',
    body: { type: 'json', schema: templateUpload },
    answer: v.object({ results: v.array(uploadResult) }),
  },
  I8: {
    id: 'I8',
    method: 'GET',
    path: '{urls.variantSelectedProducts}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/selected-products/',
    origin: 'spec',
    summary: 'The names of the products that are sold of batches, by the id of the variant',
    answer: v.record(v.string(), v.string()),
  },
});

export type ListedBatch = v.InferOutput<typeof listedBatch>;
export type ListContext = v.InferOutput<typeof listContext>;
export type StockLocation = v.InferOutput<typeof stockLocation>;
export type TemplateColumn = v.InferOutput<typeof templateColumn>;
export type BatchTemplate = v.InferOutput<typeof batchTemplate>;
export type TemplateUpload = v.InferOutput<typeof templateUpload>;
export type UploadResult = v.InferOutput<typeof uploadResult>;
