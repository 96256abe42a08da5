import { t } from '@shared/page/i18n';
import type { DispensaryDashboardConfig } from '../config';

/** Their names, in the order in which they stand where nobody has arranged them. */
const names = {
  openOrders: () => t('Open orders'),
  expiringBatches: () => t('Expiring batches'),
  spend: () => t('Spend over time'),
  topVendors: () => t('Top vendors'),
  favorites: () => t('Favorites'),
  notices: () => t('Notices'),
};

export type ModuleId = keyof typeof names;
export const moduleIds = Object.keys(names) as readonly ModuleId[];
export const moduleName = (id: ModuleId): string => names[id]();

/** Those that the page has an address for. */
export const modulesOf = ({ urls }: DispensaryDashboardConfig): readonly ModuleId[] =>
  moduleIds.filter((id) => urls[id] !== undefined);

/** Whether what a module shows is of a period that is chosen. */
export const isOfPeriod = (id: ModuleId): boolean => id === 'spend' || id === 'topVendors';
