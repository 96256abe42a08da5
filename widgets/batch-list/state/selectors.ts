import { createSelector } from 'reselect';
import { dayOf } from '../../../shared/format/dates';
import { matches } from '../filters';
import type { BatchListState } from './slice';

type State = BatchListState;

const valueOf = <T>(load: { status: string; value?: T }): T | undefined => load.value;

export const selectBatches = (state: State) => valueOf(state.context)?.batches;
export const selectCanEdit = (state: State) => valueOf(state.context)?.can_edit ?? false;
export const selectLocations = (state: State) => valueOf(state.stockLocations);

const selectNames = createSelector(
  [(state: State) => valueOf(state.variantSelectedProducts)],
  (pairs) => pairs && new Map(pairs),
);

/** Each batch with the names of its products, each name once; null while the names are not there. */
export const selectRows = createSelector([selectBatches, selectNames], (batches = [], names) =>
  batches.map((batch) => {
    const products = names && [
      ...new Set(batch.variantIds.map((id) => names.get(String(id)) ?? String(id))),
    ];
    const text = [batch.batchRef, ...(products ?? [])].join(' ').toLowerCase();
    return { batch, key: String(batch.id), products: products ?? null, text };
  }),
);

export type Row = ReturnType<typeof selectRows>[number];

/** The rows that the filters leave. */
export const selectShown = createSelector(
  [selectRows, (state: State) => state.filters],
  (rows, filters) => {
    const today = dayOf(new Date());
    return rows.filter(({ batch, text }) => matches(batch, filters, text, today));
  },
);

export const selectLocationNames = createSelector(
  [selectLocations],
  (locations = []) => new Map(locations.map(({ id, name }) => [String(id), name])),
);

export const selectSelected = createSelector(
  [(state: State) => state.selected],
  (selected) => new Set(selected),
);
