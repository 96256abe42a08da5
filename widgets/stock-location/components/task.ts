import type { ListedLocation } from '@shared/contract/stockLocation';

/** What is done with a location beside editing it. */
export interface StockTask {
  kind: 'move' | 'deactivate' | 'activate';
  location: ListedLocation;
}

/** What a person has asked for: an edit without a location makes a new one. */
export type Task = { kind: 'edit'; location: ListedLocation | null } | StockTask;
