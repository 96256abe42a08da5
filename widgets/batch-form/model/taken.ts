import type { Id } from '@shared/id';
import type { Batch, BatchPayload } from '@shared/contract/batches';
import { terpeneFields, variantFields } from './batch';
import { countEdits, stillUnsaved, type Edits, type RowEdits } from './edits';
import { shown, type Kind } from './values';

/** A save, by what was sent and by the edits that it was made of. */
export interface Sent {
  payload: BatchPayload;
  edits: Edits;
}

/**
 * Whether the server's batch shows what was changed by a save: a lost answer is found out by it. What others changed
 * meanwhile is no matter. Returns the ids that rows with temporary ids have by now, or null when a change is missing.
 */
export function takenIds(batch: Batch, { payload, edits }: Sent): ReadonlyMap<Id, Id> | null {
  const variants = pair(payload.batchVariants, batch.batchVariants, edits.variants, {
    ...variantFields,
    productVariantId: 'id',
  });
  const terpenes = pair(payload.terpenes, batch.terpenes, edits.terpenes, {
    ...terpeneFields,
    terpeneTypeId: 'id',
  });
  if (!variants || !terpenes) return null;
  const open = stillUnsaved(
    { ...edits, variants: ofKnownRows(edits.variants), terpenes: ofKnownRows(edits.terpenes) },
    batch,
  );
  return countEdits(open) === 0 ? new Map([...variants, ...terpenes]) : null;
}

/** Finds each added row by what it holds among those that the server has and that were not sent with an id. */
function pair<Row extends { id: Id }>(
  sentRows: readonly { id: Id }[],
  rows: readonly Row[],
  { added }: RowEdits<Row>,
  kinds: Readonly<Record<string, Kind>>,
): Map<Id, Id> | null {
  const temporary = new Set(added.map(({ row }) => row.id));
  const known = new Set(sentRows.map(({ id }) => id));
  const free = rows.filter(({ id }) => !known.has(id) || temporary.has(id));
  const given = new Map<Id, Id>();
  for (const row of sentRows.filter(({ id }) => temporary.has(id))) {
    const index = free.findIndex((each) =>
      Object.entries(kinds).every(
        ([name, kind]) =>
          shown(kind, row[name as keyof typeof row]) === shown(kind, each[name as keyof Row]),
      ),
    );
    const [found] = index < 0 ? [] : free.splice(index, 1);
    if (!found) return null;
    given.set(row.id, found.id);
  }
  return given;
}

/** The edits of rows that the server knows. */
const ofKnownRows = <Row extends { id: Id }>(edits: RowEdits<Row>): RowEdits<Row> => {
  const own = new Set(edits.added.map(({ row }) => row.id));
  return { ...edits, added: [], changed: edits.changed.filter(({ id }) => !own.has(id)) };
};
