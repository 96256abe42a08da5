import type { RowsEditor } from '@shared/rows/useRowsEditor';
import type { ListedProduct, ProductFields } from '../model/product';
import type * as Parts from './parts';

export type EditingParts = typeof Parts;
export type Editor = RowsEditor<ListedProduct, ProductFields>;

/** What changes products. It comes apart from the first load: until the list is there nobody needs it. */
export const loadParts = (): Promise<EditingParts> => import('./parts');
