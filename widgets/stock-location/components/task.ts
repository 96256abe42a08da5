import type { ListedLocation } from '@shared/contract/stockLocation';

/** What a person has asked for, beside the dialog that edits a location. */
export interface Task {
  kind: 'move' | 'deactivate' | 'activate';
  location: ListedLocation;
}
