export { ExactDialog } from './ExactDialog';
export { LinkFileDialog } from './LinkFileDialog';
export { ReviewDialog } from './ReviewDialog';
