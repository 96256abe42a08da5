import type { LocationRow } from '../model/answers';

/** What is done with a location beside editing it. */
export interface StockTask {
  kind: 'move' | 'deactivate' | 'activate';
  location: LocationRow;
}

/** What a person has asked for: an edit without a location makes a new one. */
export type Task = { kind: 'edit'; location: LocationRow | null } | StockTask;
