import { rowsCode } from '@shared/rows/rowsCode';
import { productRows } from '../state/productRows';

export const rows = rowsCode(productRows);
export { SelectionBar } from '@shared/lists/SelectionBar';
export { FieldCell } from '@shared/rows/FieldCell';
export { RowsFoot } from '@shared/rows/RowsFoot';
export { RowsNews } from '@shared/rows/RowsNews';
export { StepButtons } from '@shared/rows/StepButtons';
export { errorAt } from '@shared/rows/errorAt';
export { FileUpload } from './FileUpload';
export { changeHeads, SelectionActions } from './SelectionActions';
