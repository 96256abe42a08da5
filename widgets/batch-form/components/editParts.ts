/** What is said of edits, and the way to be rid of them. It comes with the first edit. */
export { editDetails } from '../model/editDetails';
export { DiscardEdits } from './DiscardEdits';
