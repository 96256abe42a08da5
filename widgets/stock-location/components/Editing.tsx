import type { ListedLocation } from '@shared/contract/stockLocation';
import type { StockLocationConfig } from '../config';
import { LocationEditing } from './LocationEditing';
import { StockTasks } from './StockTasks';
import type { Task } from './task';

export interface EditingProps {
  config: StockLocationConfig;
  locations: readonly ListedLocation[];
  /** What was asked for and is not taken up yet. */
  task: Task | null;
  onTask: (task: Task | null) => void;
}

/** What changes locations, and says how it went. It comes apart from the first load: until all is there nobody needs it. */
export const Editing = (props: EditingProps) => (
  <>
    <LocationEditing {...props} />
    <StockTasks {...props} />
  </>
);
