import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import { mapResult } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { withId } from '@shared/answers/id';
import { locationRecord, type LocationFields } from './locationRecord';
import { locationsNow } from './locations';

/** Whether a location is offered. Nothing is deactivated before it is said what depends on it, so by no Undo either. */
export const activityRecord: typeof locationRecord = {
  ...locationRecord,
  // Some servers list active ones alone, and do not tell of the others.
  read: (extra, id) => mapResult(locationsNow(extra), (all) => (withId(all, id) ? all : null)),
  backOf: (saved) => (saved.edits.isActive === false ? locationRecord.backOf(saved) : null),
};

/** What is said of activating and deactivating. */
export const activityTexts: RowChangeTexts<LocationFields> = {
  searching: () => t('We don’t know yet what was changed. Checking…'),
  done: (name, { isActive }) =>
    isActive ? t('Activated %(name)s.', { name }) : t('Deactivated %(name)s.', { name }),
  notDone: (name, { isActive }, why) => {
    if (why !== 'unknown') {
      return isActive
        ? t('%(name)s was not activated.', { name })
        : t('%(name)s was not deactivated.', { name });
    }
    return isActive
      ? t('We don’t know whether %(name)s was activated.', { name })
      : t('We don’t know whether %(name)s was deactivated.', { name });
  },
};
