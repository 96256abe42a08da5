import type { BatchListState } from './slice';

const valueOf = <T>(load: { status: string; value?: T }): T | undefined => load.value;

export const selectBatches = ({ batches }: BatchListState) => valueOf(batches)?.batches;
export const selectCanEdit = ({ batches }: BatchListState) => valueOf(batches)?.can_edit ?? false;
export const selectLocations = ({ stockLocations }: BatchListState) => valueOf(stockLocations);
export const selectProductNames = ({ productNames }: BatchListState) => valueOf(productNames);
