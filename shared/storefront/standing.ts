import type { ListedSeller } from '../contract/storefrontShapes';
import { t } from '../page/i18n';

/** How a seller stands towards buyers: closed for now, or by its account with the marketplace. */
export type Standing = 'open' | 'closed' | 'paused' | 'held';

export function standingOf({
  is_active,
  billing_status,
}: Pick<ListedSeller, 'is_active' | 'billing_status'>): Standing {
  if (!is_active) return 'closed';
  if (billing_status === 'suspended') return 'paused';
  return billing_status === 'past_due' ? 'held' : 'open';
}

/** Whether buyers can order for now, whatever is said of the single products. */
export const takesOrders = (standing: Standing): boolean =>
  standing === 'open' || standing === 'held';

/** In words that mean something to a buyer; "" where it takes orders as usual. */
export const standingText = (standing: Standing): string =>
  ({
    open: '',
    closed: t('Not taking orders'),
    paused: t('Orders paused'),
    held: t('Orders may be held'),
  })[standing];
