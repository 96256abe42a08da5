import type { ListedBatch, StockLocation } from '@shared/contract/batchList';
import { sortRows } from '@shared/lists/localRows';
import { matcher, orderOf, type BatchQuery } from './filters';

/**
 * Each batch with the name of its stock location and those of its products, each once; null while the names are not
 * there.
 */
export function rowsOf(
  batches: readonly ListedBatch[] = [],
  productNames: readonly [id: string, name: string][] | undefined,
  stockLocations: readonly StockLocation[] | undefined,
) {
  const names = productNames && new Map(productNames);
  const locations =
    stockLocations && new Map(stockLocations.map(({ id, name }) => [String(id), name]));
  return batches.map((batch) => {
    const products = names && [
      ...new Set(batch.variantIds.map((id) => names.get(String(id)) ?? String(id))),
    ];
    const at = batch.stockLocationId === null ? '' : String(batch.stockLocationId);
    return {
      batch,
      key: String(batch.id),
      products: products ?? null,
      location: at === '' ? '' : locations ? (locations.get(at) ?? at) : null,
      text: [batch.batchRef, ...(products ?? [])].join(' '),
    };
  });
}

export type Row = ReturnType<typeof rowsOf>[number];

/** The rows that the query leaves today, in its order. */
export const shownRows = (rows: readonly Row[], query: BatchQuery, today: string): readonly Row[] =>
  sortRows(rows.filter(matcher(query, today)), query.orderBy, orderOf);

/** The rows of these keys, by key. */
export function rowsBy(rows: readonly Row[], keys: readonly string[]): Map<string, Row> {
  const chosen = new Set(keys);
  return new Map(rows.filter(({ key }) => chosen.has(key)).map((row) => [row.key, row]));
}
