import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);

/** A day of the calendar. It has no hour and no time zone. */
const day = v.pipe(v.string(), v.isoDate());

/** A number, which Django's decimal fields write as text: "21.4000". */
const decimal = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))]);

/** What is sent for a number. Text that is none is sent as it was typed, and refused at its field. */
const typedNumber = v.nullable(v.union([v.number(), v.string()]));

/** What is sold of a batch: one product in one package size. */
export const batchVariant = v.object({
  /** Of a row that the server does not know yet `new-batch-variant-N` or `copy-of-…`. */
  id,
  productVariantId: v.nullable(id),
  productId: v.nullable(id),
  productName: v.string(),
  /** The inventory unit that it is taken from. */
  cannabisBatchInventoryUnitId: v.nullable(id),
  /** Units in a case. */
  caseSize: v.nullable(decimal),
  packageSizeId: v.nullable(id),
  /** Made as a copy of another row. */
  isDuplicate: v.boolean(),
  /** Someone has ordered of it: it cannot be removed. */
  hasOrders: v.boolean(),
  pullNumber: v.nullable(v.string()),
  stockId: v.nullable(v.string()),
  /** Came from the track-and-trace system: it cannot be removed. */
  wasImported: v.boolean(),
});

/** A stock that variants are taken from, such as the flower or the trim of one harvest. */
export const batchUnit = v.object({
  id,
  name: v.string(),
  /** The ids of its variants. */
  variants: v.array(id),
});

export const batchTerpene = v.object({
  /** Of a row that the server does not know yet `new-terpene-N` or `copy-of-…`. */
  id,
  terpeneTypeId: id,
  /** Per cent of the weight. */
  percentage: v.nullable(decimal),
});

/** What an analysis read in a certificate. What it did not find is null. */
export const coaFindings = v.object({
  labResultsDate: v.nullable(day),
  manufactureDate: v.nullable(day),
  thc_delta8: v.nullable(decimal),
  thc_delta9: v.nullable(decimal),
  terpenes: v.array(v.object({ terpeneTypeId: id, percentage: decimal })),
});

export const coaAnalysis = v.union([
  v.object({ status: v.literal('pending') }),
  v.object({ status: v.literal('failed'), message: v.string() }),
  v.object({ status: v.literal('done'), found: coaFindings }),
]);

/** A certificate of analysis: the file, and what the server read in it. */
export const coa = v.object({
  id,
  name: v.string(),
  /** Where the file can be seen. */
  url: v.string(),
  /** Bytes. */
  size: v.number(),
  uploadedOn: day,
  analysis: v.nullable(coaAnalysis),
});

const kept = {
  /** The seller's own reference. Text: "0012" is not 12. */
  batchRef: v.string(),
  batchUnits: v.array(batchUnit),
  coas: v.array(coa),
};

export const batch = v.object({
  /** Null for a batch that is not there yet. */
  id: v.nullable(id),
  ...kept,
  expirationDate: v.nullable(day),
  harvestDate: v.nullable(day),
  labResultsDate: v.nullable(day),
  manufactureDate: v.nullable(day),
  /** Per cent of the weight. */
  thc_delta8: v.nullable(decimal),
  thc_delta9: v.nullable(decimal),
  /** Cases set aside as samples. */
  sampleCases: v.nullable(decimal),
  batchVariants: v.array(batchVariant),
  terpenes: v.array(batchTerpene),
});

export const productChoice = v.object({
  productVariantId: id,
  productId: id,
  productName: v.string(),
  packageSizeId: v.nullable(id),
  caseSize: v.nullable(decimal),
});

const namedChoice = v.object({ id, name: v.string() });

/** What can be chosen in the form. */
export const batchChoices = v.object({
  products: v.array(productChoice),
  packageSizes: v.array(namedChoice),
  terpeneTypes: v.array(namedChoice),
});

export const batchAnswer = v.object({
  batch,
  choices: batchChoices,
  can_edit: v.boolean(),
});

/**
 * What create and update send: the batch under the payload's names. The names of days and of THC are the
 * specification's. Of each certificate the server reads the id; a payload attaches certificates and never
 * removes one.
 */
export const batchPayload = v.strictObject({
  id: v.nullable(id),
  ...kept,
  expiration_date: v.nullable(v.string()),
  harvest_date: v.nullable(v.string()),
  lab_results_date: v.nullable(v.string()),
  manufacture_date: v.nullable(v.string()),
  thc_delta_8: typedNumber,
  thc_delta_9: typedNumber,
  sampleCases: typedNumber,
  batchVariants: v.array(v.strictObject({ ...batchVariant.entries, caseSize: typedNumber })),
  terpenes: v.array(v.strictObject({ ...batchTerpene.entries, percentage: typedNumber })),
});

/**
 * The addresses are the page's. Their answers are this project's choice, as are the choices that come with the
 * batch: the form needs them and no other call is named for them.
 */
export const batchRoutes = defineRoutes({
  T1: {
    id: 'T1',
    method: 'GET',
    path: '{urls.batch}',
    servedAt: '/dashboard/vendor/{vendorId}/batches/{batchId}/',
    origin: 'spec',
    summary: 'A batch with what can be chosen in its form; for a new one a batch whose id is null',
    answer: batchAnswer,
  },
  T2: {
    id: 'T2',
    method: 'POST',
    path: '{urls.create}',
    servedAt: '/dashboard/vendor/{vendorId}/batches/',
    origin: 'spec',
    summary:
      'Creates a batch. A second request with the same Idempotency-Key creates none and answers the first one',
    isKeyed: true,
    body: { type: 'json', schema: batchPayload },
    answer: batch,
  },
  T3: {
    id: 'T3',
    method: 'PATCH',
    path: '{urls.batch}',
    servedAt: '/dashboard/vendor/{vendorId}/batches/{batchId}/',
    origin: 'spec',
    summary: 'Saves a batch; answers it with the ids of its new rows',
    body: { type: 'json', schema: batchPayload },
    answer: batch,
  },
  T4: {
    id: 'T4',
    method: 'POST',
    path: '{urls.coaUpload}',
    servedAt: '/dashboard/vendor/{vendorId}/batches/{batchId}/certificates/',
    origin: 'spec',
    summary: 'Takes a certificate and starts to analyse it',
    body: { type: 'multipart', schema: v.object({ file: v.instance(Blob) }) },
    answer: coa,
  },
  T5: {
    id: 'T5',
    method: 'POST',
    path: '{urls.coaReanalyze}',
    servedAt: '/dashboard/vendor/{vendorId}/batches/certificates/{coaId}/reanalyze/',
    origin: 'spec',
    summary:
      'Analyses a certificate again. While the analysis is pending the batch is read until it is done',
    answer: coa,
  },
  T6: {
    id: 'T6',
    method: 'DELETE',
    path: '{urls.coaRemove}',
    servedAt: '/dashboard/vendor/{vendorId}/batches/certificates/{coaId}/',
    origin: 'spec',
    summary: 'Removes a certificate',
    answer: 'nothing',
  },
  T7: {
    id: 'T7',
    method: 'POST',
    path: '{urls.terpeneReimport}',
    servedAt: '/dashboard/vendor/{vendorId}/batches/{batchId}/terpenes/reimport/',
    origin: 'spec',
    summary: 'Starts to read the terpenes anew; the batch has them when it is done',
    answer: 'nothing',
  },
  T8: {
    id: 'T8',
    method: 'GET',
    path: '/dashboard/vendor/{vendorId}/batches/certificates/{coaId}/file/',
    origin: 'ours',
    summary: 'The file of a certificate, for a tab of its own',
    answer: 'file',
  },
  T9: {
    id: 'T9',
    method: 'GET',
    path: '/dashboard/vendor/{vendorId}/batches/{batchId}/form/',
    origin: 'ours',
    summary: 'Opens the page of a batch, where it is linked to; with `copy`, as a copy of it',
    query: v.object({ copy: v.optional(v.string()) }),
    answer: 'redirect',
  },
});

export type BatchVariant = v.InferOutput<typeof batchVariant>;
export type BatchUnit = v.InferOutput<typeof batchUnit>;
export type BatchTerpene = v.InferOutput<typeof batchTerpene>;
export type CoaFindings = v.InferOutput<typeof coaFindings>;
export type CoaAnalysis = v.InferOutput<typeof coaAnalysis>;
export type Coa = v.InferOutput<typeof coa>;
export type Batch = v.InferOutput<typeof batch>;
export type ProductChoice = v.InferOutput<typeof productChoice>;
export type NamedChoice = v.InferOutput<typeof namedChoice>;
export type BatchChoices = v.InferOutput<typeof batchChoices>;
export type BatchAnswer = v.InferOutput<typeof batchAnswer>;
export type BatchPayload = v.InferOutput<typeof batchPayload>;
