import type * as Parts from './parts';

export type EditingParts = typeof Parts;

/** What changes products. It comes apart from the first load: until the list is there nobody needs it. */
export const loadParts = (): Promise<EditingParts> => import('./parts');
