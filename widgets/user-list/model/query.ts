import type { Query } from '@shared/http/http';
import type { Id } from '@shared/id';
import type { ListQuery } from '@shared/lists/listQuery';

/** What of the list stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = { filters: ['role', 'location', 'status'], orderBy: 'name' } as const;

export type FilterName = (typeof listSpec.filters)[number];
export type UsersQuery = ListQuery<FilterName>;

/** Orders that may be chosen where there are no heads to press. */
export const orders = ['name', '-name', 'role', '-lastSeen', 'lastSeen'] as const;

/** The query of one page, in the words of the specification's lists. */
export const askedOf = ({ filterText, filters, orderBy, page, perPage }: UsersQuery): Query => ({
  'filter-text': filterText.trim() || undefined,
  'role-filter': filters.role.join(',') || undefined,
  'location-filter': filters.location.join(',') || undefined,
  'status-filter': filters.status.join(',') || undefined,
  'order-by': orderBy || undefined,
  page,
  'per-page': perPage,
});

/** The query of one user alone. */
export const askedById = (id: Id): Query => ({ id: String(id), page: 1, 'per-page': 1 });
