import type { Id } from '@shared/answers/id';
import type { Batch } from '@shared/contract/batches';

/** What belongs to one thing on a shelf, or to what happened to it, does not go into its copy. */
export const notCopied = { hasOrders: false, wasImported: false, pullNumber: null, stockId: null };

/**
 * The copy of a batch: a new batch with the same days, figures and rows. Its reference, its certificates, its
 * counts and the ids of all its rows are its own.
 */
export function copyOfBatch(batch: Batch): Batch {
  const copy = (id: Id) => `copy-of-${id}`;
  const unitIds = new Set(batch.batchUnits.map(({ id }) => id));
  return {
    ...batch,
    id: null,
    batchRef: '',
    sampleCases: null,
    coas: [],
    batchUnits: batch.batchUnits.map((unit) => ({
      ...unit,
      id: copy(unit.id),
      variants: unit.variants.map(copy),
    })),
    batchVariants: batch.batchVariants.map((row) => ({
      ...row,
      ...notCopied,
      id: copy(row.id),
      isDuplicate: false,
      cannabisBatchInventoryUnitId:
        row.cannabisBatchInventoryUnitId !== null && unitIds.has(row.cannabisBatchInventoryUnitId)
          ? copy(row.cannabisBatchInventoryUnitId)
          : row.cannabisBatchInventoryUnitId,
    })),
    terpenes: batch.terpenes.map((row) => ({ ...row, id: copy(row.id) })),
  };
}
