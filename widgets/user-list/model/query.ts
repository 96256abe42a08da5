import type { Query } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import { pageQuery, type ListQuery } from '@shared/lists/listQuery';

/** What of the list stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = { filters: ['role', 'location', 'status'], orderBy: 'name' } as const;

export type FilterName = (typeof listSpec.filters)[number];
export type UsersQuery = ListQuery<FilterName>;

/** The query of one page, in the words of the specification's lists. */
export const askedOf = (query: UsersQuery): Query => ({
  ...pageQuery(query),
  'role-filter': query.filters.role.join(',') || undefined,
  'location-filter': query.filters.location.join(',') || undefined,
  'status-filter': query.filters.status.join(',') || undefined,
});

/** The query of one user alone. */
export const askedById = (id: Id): Query => ({ id: String(id), page: 1, 'per-page': 1 });
