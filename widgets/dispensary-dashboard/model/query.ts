import { oneOf, periods, type Period } from '@shared/dashboards/periods';
import type { ListQuery } from '@shared/lists/listQuery';

/** Which days are looked at stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = { filters: ['period'] } as const;

export const periodOf = ({ filters }: ListQuery<'period'>): Period =>
  oneOf(periods, filters.period[0]) ?? '30';
