export { EditingNews } from './EditingNews';
export { EditCell } from './EditCell';
export { SaveFoot } from './SaveFoot';
export { SelectionActions } from './SelectionActions';
export { UndoButtons } from './UndoButtons';
export { savingOf } from './saving';
export { actionsOn, workOf } from './work';
export { SelectionBar } from '@shared/lists/SelectionBar';
