import type { Id } from '@shared/answers/id';
import type { Batch, BatchTerpene, BatchVariant } from '@shared/contract/batches';
import type { Kind } from './values';

/** The fields of a batch in the order of the screen. */
export const batchFields = {
  batchRef: 'text',
  sampleCases: 'number',
  harvestDate: 'day',
  manufactureDate: 'day',
  labResultsDate: 'day',
  expirationDate: 'day',
  thc_delta9: 'number',
  thc_delta8: 'number',
} as const satisfies Partial<Record<keyof Batch, Kind>>;
export type BatchField = keyof typeof batchFields;

/** What can be edited in a row; the product is chosen when the row is added. */
export const variantFields = {
  packageSizeId: 'id',
  caseSize: 'number',
  pullNumber: 'text',
  stockId: 'text',
  cannabisBatchInventoryUnitId: 'id',
} as const satisfies Partial<Record<keyof BatchVariant, Kind>>;
export type VariantField = keyof typeof variantFields;

export const terpeneFields = {
  percentage: 'number',
} as const satisfies Partial<Record<keyof BatchTerpene, Kind>>;

/** Payload names that differ from the loaded ones. */
export const payloadNames: Partial<Record<BatchField, string>> = {
  expirationDate: 'expiration_date',
  harvestDate: 'harvest_date',
  labResultsDate: 'lab_results_date',
  manufactureDate: 'manufacture_date',
  thc_delta8: 'thc_delta_8',
  thc_delta9: 'thc_delta_9',
};

export const isProtected = ({ hasOrders, wasImported }: BatchVariant) => hasOrders || wasImported;

export const fieldNames = Object.keys(batchFields) as BatchField[];

/** Ids of the server may be text and number alike: as JSON no two are the same. */
export const keyOf = (id: Id | null) => JSON.stringify(id);
