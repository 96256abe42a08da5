import type { DispensaryDashboardConfig } from '../config';

/** In the order in which they stand where nobody has arranged them. */
export const moduleIds = [
  'openOrders',
  'expiringBatches',
  'spend',
  'topVendors',
  'favorites',
  'notices',
] as const;

export type ModuleId = (typeof moduleIds)[number];

const known: readonly string[] = moduleIds;

export const isModule = (id: string): id is ModuleId => known.includes(id);

/** Those that the page has an address for. */
export const modulesOf = ({ urls }: DispensaryDashboardConfig): readonly ModuleId[] =>
  moduleIds.filter((id) => urls[id] !== undefined);

/** Whether what a module shows is of a period that is chosen. */
export const isOfPeriod = (id: ModuleId): boolean => id === 'spend' || id === 'topVendors';
