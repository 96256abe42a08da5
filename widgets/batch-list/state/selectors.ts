import { createSelector } from 'reselect';
import { matches, sortRows, type BatchQuery } from '../model/filters';
import type { BatchListState } from './slice';

type State = BatchListState;

const valueOf = <T>(load: { status: string; value?: T }): T | undefined => load.value;

export const selectBatches = (state: State) => valueOf(state.batches)?.batches;
export const selectCanEdit = (state: State) => valueOf(state.batches)?.can_edit ?? false;
export const selectLocations = (state: State) => valueOf(state.stockLocations);

const selectNames = createSelector(
  [(state: State) => valueOf(state.productNames)],
  (pairs) => pairs && new Map(pairs),
);

export const selectLocationNames = createSelector(
  [selectLocations],
  (locations) => locations && new Map(locations.map(({ id, name }) => [String(id), name])),
);

/**
 * Each batch with the name of its stock location and those of its products, each once; null while the names are not
 * there.
 */
export const selectRows = createSelector(
  [selectBatches, selectNames, selectLocationNames],
  (batches = [], names, locations) =>
    batches.map((batch) => {
      const products = names && [
        ...new Set(batch.variantIds.map((id) => names.get(String(id)) ?? String(id))),
      ];
      const at = batch.stockLocationId === null ? '' : String(batch.stockLocationId);
      return {
        batch,
        key: String(batch.id),
        products: products ?? null,
        location: at === '' ? '' : locations ? (locations.get(at) ?? at) : null,
        text: [batch.batchRef, ...(products ?? [])].join(' ').toLowerCase(),
      };
    }),
);

export type Row = ReturnType<typeof selectRows>[number];

/** The rows that the query leaves today, in its order. */
export const selectShown = createSelector(
  [
    selectRows,
    (_state: State, query: BatchQuery) => query,
    (_state: State, _query: BatchQuery, today: string) => today,
  ],
  (rows, query, today) =>
    sortRows(
      rows.filter((row) => matches(row, query, today)),
      query.orderBy,
    ),
);

export const selectSelected = createSelector(
  [(state: State) => state.selected, selectRows],
  (selected, rows) => {
    const keys = new Set(selected);
    return new Map(rows.filter(({ key }) => keys.has(key)).map((row) => [row.key, row]));
  },
);
