import type { ListQuery } from '@shared/lists/listQuery';
import type { LinkState } from './rows';
import { isTabName, type TabName } from './sets';

/** What is looked at, in the page's address: the tab and the state stand there as filters. */
export const listSpec = { filters: ['tab', 'state'] } as const;

export type ViewQuery = ListQuery<'tab' | 'state'>;

/** The tab of an address; `usual` where it names none that there is. */
export const tabOf = ({ filters }: ViewQuery, usual: TabName): TabName => {
  const [named] = filters.tab;
  return isTabName(named) ? named : usual;
};

export const stateNames = ['all', 'linked', 'suggested', 'conflict', 'none'] as const;

export const stateOf = ({ filters }: ViewQuery): LinkState | 'all' =>
  stateNames.find((name) => name === filters.state[0]) ?? 'all';
