import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import { t } from '@shared/i18n';
import type { LocationActivity } from '../state/activityRecord';

/** What is said of activating and deactivating a location. */
export const activityTexts: RowChangeTexts<LocationActivity> = {
  searching: () => t('We don’t know yet whether the location was activated. Checking…'),
  done: ({ name, edits: { isActive } }) =>
    isActive ? t('Activated %(name)s.', { name }) : t('Deactivated %(name)s.', { name }),
  notDone: ({ name, edits: { isActive } }, isUnknown) => {
    if (isActive) {
      return isUnknown
        ? t('We don’t know whether %(name)s was activated.', { name })
        : t('%(name)s was not activated.', { name });
    }
    return isUnknown
      ? t('We don’t know whether %(name)s was deactivated.', { name })
      : t('%(name)s was not deactivated.', { name });
  },
};
