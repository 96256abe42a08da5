import type { WebhookFields } from '@shared/contract/webhookDashboard';
import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import { t } from '@shared/page/i18n';

/** What is said of pausing and resuming. */
export const activityTexts: RowChangeTexts<WebhookFields> = {
  searching: () => t('We don’t know yet whether the endpoint was changed. Checking…'),
  done: (name, { isActive }) =>
    isActive ? t('Resumed %(name)s.', { name }) : t('Paused %(name)s.', { name }),
  notDone: (name, { isActive }, why) => {
    if (why === 'unknown') return t('We don’t know whether %(name)s was changed.', { name });
    return isActive
      ? t('%(name)s was not resumed.', { name })
      : t('%(name)s was not paused.', { name });
  },
};
