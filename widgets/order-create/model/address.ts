import { listAddress } from '@shared/lists/listQuery';
import { firstQuery } from './query';

/** 25 is the rule; more for those who paste long lists. */
export const pageSizes = [25, 100, 500] as const;

/** How what the grid shows stands in the page's address. */
export const gridAddress = listAddress({
  filters: ['brand', 'category', 'errors'],
  orderBy: firstQuery.orderBy,
  rowChoices: pageSizes,
});
