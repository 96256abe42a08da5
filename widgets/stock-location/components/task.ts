import type { ListedLocation } from '@shared/contract/stockLocation';

/** What a person has asked for. */
export type Task =
  /** A dialog: without a location it makes a new one. */
  | { kind: 'edit'; location: ListedLocation | null }
  | { kind: 'move' | 'deactivate' | 'activate'; location: ListedLocation };
