/*
 * The grid, and what only someone meets who has its items before them: all of it comes in one piece, beside the order
 * itself.
 */
export { EditDraft } from './EditDraft';
export { GridAddress } from './GridAddress';
export { GridTools } from './GridTools';
export { ItemsGrid } from './ItemsGrid';
export { ItemsPager } from './ItemsPager';
export { News } from './News';
export { OrderTools } from './OrderTools';
export { Refusals } from './Refusals';
export { Removed } from './Removed';
export { ZeroQuestion } from './ZeroQuestion';
