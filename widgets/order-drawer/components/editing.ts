/*
 * What only those need who change something: all of it comes in one piece, after the items can be read.
 */
export { ClearButton } from './ClearButton';
export { ItemFields } from './ItemFields';
export { EditStatus } from './EditStatus';
