/** What moves batches and says how it went. It comes apart from the first load: until one is selected nobody needs it. */
export { MoveActions } from './MoveActions';
export { MoveReport } from './MoveReport';
export { SelectionGone } from './SelectionGone';
export { SelectionBar } from '@shared/lists/SelectionBar';
