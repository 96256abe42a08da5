import type { Batch, BatchUnit, BatchVariant } from '@shared/contract/batches';
import { keyOf } from './batch';
import type { RowView } from './edits';

/** The variants that are taken from one unit; from none, or from one that the batch has not, with null. */
export interface VariantGroup {
  unit: BatchUnit | null;
  views: RowView<BatchVariant>[];
}

/** The variants by their inventory unit, in the order of the units. */
export function groupVariants(
  { batchUnits }: Batch,
  views: readonly RowView<BatchVariant>[],
): VariantGroup[] {
  const groups = new Map<string, VariantGroup>(
    batchUnits.map((unit) => [keyOf(unit.id), { unit, views: [] }]),
  );
  const strays: VariantGroup = { unit: null, views: [] };
  for (const view of views) {
    const { cannabisBatchInventoryUnitId: id } = { ...view.row, ...view.values };
    (groups.get(keyOf(id)) ?? strays).views.push(view);
  }
  return strays.views.length > 0 ? [...groups.values(), strays] : [...groups.values()];
}
