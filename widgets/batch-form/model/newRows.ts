import type { Id } from '@shared/answers/id';
import type { BatchTerpene, BatchVariant, ProductChoice } from '@shared/contract/batches';
import { variantFields } from './batch';
import { notCopied } from './copies';
import type { ListName, RowView } from './edits';
import type { AddedRow } from './form';
import { rowPayload } from './payload';

/** The id of the first row that is added to a list; the others count on. */
export const firstNewId: Readonly<Record<ListName, string>> = {
  batch: 'new-batch-1',
  terpenes: 'new-terpene-1',
  variants: 'new-batch-variant-1',
};

export const newVariant = (
  { productVariantId, productId, productName, ...sizes }: ProductChoice,
  unit: Id | null,
): AddedRow<BatchVariant> => ({
  row: {
    id: firstNewId.variants,
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
});

export const newTerpene = (
  terpeneTypeId: Id,
  percentage: string | number | null,
): AddedRow<BatchTerpene> => ({
  row: { id: firstNewId.terpenes, terpeneTypeId, percentage },
});

/** A copy of a row as it stands, under it. */
export function copyOfRow(view: RowView<BatchVariant>): AddedRow<BatchVariant> {
  const { id } = view.row;
  const row = rowPayload(view, variantFields);
  return { after: id, row: { ...row, ...notCopied, id: `copy-of-${id}`, isDuplicate: true } };
}
