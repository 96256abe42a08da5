import { valueOf } from '@shared/store/load';
import type { BatchListState } from './slice';

export const selectBatches = ({ batches }: BatchListState) => valueOf(batches)?.batches;
export const selectCanEdit = ({ batches }: BatchListState) => valueOf(batches)?.can_edit ?? false;
export const selectLocations = ({ stockLocations }: BatchListState) => valueOf(stockLocations);
