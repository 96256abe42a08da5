import type { ListQueryState } from '@shared/lists/useListQuery';
import type { listSpec } from '../model/query';

/** What is looked at, and the ways to change it. */
export type DashboardList = ListQueryState<(typeof listSpec.filters)[number]>;

/** By which the focus is led to the list. */
export const ordersKey = 'orders';

/** The period stays: it is what is looked at, and no filter that is cleared. */
export const withoutNarrowing = ({ query: { filters } }: DashboardList) => ({
  filterText: '',
  filters: { ...filters, state: [], customer: [], product: [], day: [] },
});

/** Narrows the list to the orders that the figures count. */
export const countedAlone = (list: DashboardList, counted: readonly string[]) => {
  const { filterText, filters } = withoutNarrowing(list);
  return { filterText, filters: { ...filters, state: counted } };
};

/**
 * Narrows the list to the orders that a part of the figures counts. A part that is chosen again no longer narrows it,
 * nor do the states that were narrowed to with it.
 */
export function picked(
  { query: { filters } }: DashboardList,
  name: 'customer' | 'product' | 'day',
  value: string,
  counted: readonly string[],
) {
  const isAgain = filters[name][0] === value;
  const isCounted = filters.state.join() === counted.join();
  const chosen = filters.state.length > 0 ? filters.state : counted;
  const state = isAgain && isCounted ? [] : chosen;
  return { filters: { ...filters, state, [name]: isAgain ? [] : [value] } };
}
