import { t } from '@shared/i18n';
import type { Layout, LayoutName } from './layout';
import { isModule, type ModuleId } from './modules';

export const moduleName = (id: ModuleId): string =>
  ({
    openOrders: t('Open orders'),
    spend: t('Spend over time'),
    topVendors: t('Top vendors'),
    expiringBatches: t('Expiring batches'),
    favorites: t('Favorites'),
    notices: t('Notices'),
  })[id];

/** That a module could not be read. */
export const failedText = (id: ModuleId): string =>
  ({
    openOrders: t('The open orders could not be loaded.'),
    spend: t('The spend could not be loaded.'),
    topVendors: t('The top vendors could not be loaded.'),
    expiringBatches: t('The expiring batches could not be loaded.'),
    favorites: t('The favorites could not be loaded.'),
    notices: t('The notices could not be loaded.'),
  })[id];

/** A part of an arrangement in words: the names of its modules. */
export const partText = (layout: Layout, name: LayoutName): string =>
  layout[name]
    .filter(isModule)
    .map((id) => moduleName(id))
    .join(', ') || t('None');
