import { MoveControls } from './MoveControls';
import { RowActions } from './RowActions';

/** What can be done with a row: it can be read before. */
export const rowTools = { MoveControls, RowActions };
