import type {
  Batch,
  BatchTerpene,
  BatchVariant,
  ProductChoice,
} from '../../shared/contract/batches';
import { variantFields } from './batch';
import type { AddedRow, RowView } from './edits';
import { rowPayload } from './payload';
import type { Id } from './values';

/** The first `prefix-N` that no row has. */
function nextNumber(prefix: string, ids: readonly Id[]): number {
  const numbers = ids
    .map(String)
    .filter((id) => id.startsWith(prefix))
    .map((id) => Number(id.slice(prefix.length)) || 0);
  return Math.max(0, ...numbers) + 1;
}

export const newVariants = (
  products: readonly ProductChoice[],
  unit: Id | null,
  ids: readonly Id[],
): AddedRow<BatchVariant>[] => {
  const first = nextNumber('new-batch-variant-', ids);
  return products.map(({ productVariantId, productId, productName, ...sizes }, index) => ({
    after: null,
    row: {
      id: `new-batch-variant-${first + index}`,
      productVariantId,
      productId,
      productName,
      cannabisBatchInventoryUnitId: unit,
      ...sizes,
      isDuplicate: false,
      hasOrders: false,
      pullNumber: null,
      stockId: null,
      wasImported: false,
    },
  }));
};

export const newTerpene = (
  terpeneTypeId: Id,
  percentage: string | number | null,
  ids: readonly Id[],
): AddedRow<BatchTerpene> => ({
  after: null,
  row: { id: `new-terpene-${nextNumber('new-terpene-', ids)}`, terpeneTypeId, percentage },
});

/** What belongs to one thing on a shelf, or to what happened to it, does not go into its copy. */
const reset = { hasOrders: false, wasImported: false, pullNumber: null, stockId: null };

/** A copy of a row as it stands, under it. */
export function copyOfRow(view: RowView<BatchVariant>, ids: readonly Id[]): AddedRow<BatchVariant> {
  const name = `copy-of-${view.row.id}`;
  const id = ids.includes(name) ? `${name}-${nextNumber(`${name}-`, [...ids, `${name}-1`])}` : name;
  const row = rowPayload(view, variantFields);
  return { after: view.row.id, row: { ...row, ...reset, id, isDuplicate: true } };
}

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
      ...reset,
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
