import type { Id } from '@shared/answers/id';
import type { Batch, BatchPayload, BatchVariant } from '@shared/contract/batches';
import {
  batchFields,
  fieldNames,
  keyOf,
  payloadNames,
  terpeneFields,
  variantFields,
} from './batch';
import { rowsOf } from '@shared/forms/rowEdits';
import { fieldsOf, type Edits, type RowView } from './edits';
import { sent, type Kind } from './values';

/** A row as it is sent. Keys that the form does not know go back as they came. */
export function rowPayload<Row extends { id: Id }>(
  { row, values }: Pick<RowView<Row>, 'row' | 'values'>,
  kinds: Readonly<Record<string, Kind>>,
): Row {
  const changes = Object.entries(kinds).map(([name, kind]) => [
    name,
    sent(kind, row[name as keyof Row], values[name]),
  ]);
  return { ...row, ...(Object.fromEntries(changes) as Partial<Row>) };
}

/** What create and update send: what was loaded, under the payload's names, with the edits in it. */
export function payloadOf(batch: Batch, edits: Edits): BatchPayload {
  const payload: Record<string, unknown> = { ...batch };
  const fields = fieldsOf(edits);
  for (const name of fieldNames) {
    const to = payloadNames[name];
    if (to) Reflect.deleteProperty(payload, name);
    payload[to ?? name] = sent(batchFields[name], batch[name], fields[name]);
  }
  const variants = rowsOf(batch.batchVariants, edits.variants);
  payload.batchVariants = variants.map((view) => rowPayload(view, variantFields));
  payload.batchUnits = unitsOf(batch, variants);
  payload.terpenes = rowsOf(batch.terpenes, edits.terpenes).map((view) =>
    rowPayload(view, terpeneFields),
  );
  return payload as unknown as BatchPayload;
}

/**
 * The units with the ids of their variants. Only rows that were added, removed or moved change a list: what
 * the server had in it otherwise is its own affair.
 */
function unitsOf({ batchUnits, batchVariants }: Batch, views: readonly RowView<BatchVariant>[]) {
  const standing = new Set(views.map(({ row }) => row.id));
  const removed = new Set(batchVariants.map(({ id }) => id).filter((id) => !standing.has(id)));
  const moved = new Map<Id, string>();
  for (const { row, values, isNew } of views) {
    const unit = values.cannabisBatchInventoryUnitId;
    if (unit !== undefined) moved.set(row.id, keyOf(unit));
    else if (isNew) moved.set(row.id, keyOf(row.cannabisBatchInventoryUnitId));
  }
  return batchUnits.map((unit) => {
    const key = keyOf(unit.id);
    const stay = unit.variants.filter((id) => !removed.has(id) && (moved.get(id) ?? key) === key);
    const come = [...moved].filter(([id, to]) => to === key && !stay.includes(id));
    return { ...unit, variants: [...stay, ...come.map(([id]) => id)] };
  });
}
