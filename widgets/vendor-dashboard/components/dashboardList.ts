import type { ListQueryState } from '@shared/lists/useListQuery';
import type { listSpec } from '../model/query';

/** What is looked at, and the ways to change it. */
export type DashboardList = ListQueryState<(typeof listSpec.filters)[number]>;

/** The period stays: it is what is looked at, and no filter that is cleared. */
export const withoutNarrowing = ({ query: { filters } }: DashboardList) => ({
  filterText: '',
  filters: { ...filters, state: [], customer: [], product: [], day: [] },
});
