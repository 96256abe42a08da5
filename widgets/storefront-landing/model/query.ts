import type { ListQuery } from '@shared/lists/listQuery';

/** The two lists of the screen, one of which is shown. */
export type View = 'brands' | 'sellers';

/** What stands in the page's address: the search over both lists, and which of them is shown. It is made once. */
export const listSpec = { filters: ['view'] } as const;

export const viewOf = ({ filters }: ListQuery<'view'>): View =>
  filters.view[0] === 'sellers' ? 'sellers' : 'brands';
