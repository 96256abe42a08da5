import type { Id } from '@shared/id';
import type { BatchTerpene, BatchVariant, ProductChoice } from '@shared/contract/batches';
import { variantFields } from './batch';
import { notCopied } from './copies';
import type { AddedRow, RowEdits, RowView } from './edits';
import { rowPayload } from './payload';

/** The first `prefix-N` that no row has. */
function nextNumber(prefix: string, ids: readonly Id[]): number {
  const numbers = ids
    .map(String)
    .filter((id) => id.startsWith(prefix))
    .map((id) => Number(id.slice(prefix.length)) || 0);
  return Math.max(0, ...numbers) + 1;
}

/** The ids that a new row must not have: those of the rows, and that of the one that went last, which may come back. */
export const usedIds = <Row extends { id: Id }>(
  rows: readonly Row[],
  { added }: RowEdits<Row>,
  removed: { id: Id } | null,
): Id[] =>
  [...rows, ...added.map(({ row }) => row), ...(removed ? [removed] : [])].map(({ id }) => id);

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

/** A copy of a row as it stands, under it. */
export function copyOfRow(view: RowView<BatchVariant>, ids: readonly Id[]): AddedRow<BatchVariant> {
  const name = `copy-of-${view.row.id}`;
  const id = ids.includes(name) ? `${name}-${nextNumber(`${name}-`, [...ids, `${name}-1`])}` : name;
  const row = rowPayload(view, variantFields);
  return { after: view.row.id, row: { ...row, ...notCopied, id, isDuplicate: true } };
}
