import type { Query } from '@shared/http/http';
import { pageQuery, type ListQuery } from '@shared/lists/listQuery';

/** What of the list stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = { filters: [] } as const;

export type ItemsQuery = ListQuery<(typeof listSpec.filters)[number]>;

/** The query of one page, in the words of the specification's lists. */
export const askedOf = (query: ItemsQuery): Query => pageQuery(query);
