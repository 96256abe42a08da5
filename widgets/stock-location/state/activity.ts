import * as v from 'valibot';
import { describeRecord } from '@shared/forms/describeRecord';
import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import { mapResult } from '@shared/http/result';
import { t } from '@shared/i18n';
import { withId } from '@shared/id';
import { runModalAction } from '../api';
import type { LocationRow } from '../model/answers';
import { nameOf } from '../model/words';
import { locations, locationsNow, type LocationExtra } from './locations';

export type Activity = Pick<LocationRow, 'isActive'>;

const record = describeRecord<LocationRow, Activity, LocationExtra>({
  fields: { isActive: { label: () => t('Status'), schema: v.boolean() } },
  nameOf,
  // Some servers list active ones alone, and do not tell of the others.
  read: (extra, id) => mapResult(locationsNow(extra), (all) => (withId(all, id) ? all : null)),
  change: ({ http, config }, id, { isActive = false }) =>
    runModalAction(
      http,
      config,
      isActive ? { action: 'edit', id, isActive } : { action: 'deactivate', id },
    ),
  refresh: locations.refetch,
});

/** Whether a location is offered for batches and orders. Nothing is deactivated before it is said what depends on it. */
export const activityRecord: typeof record = {
  ...record,
  backOf: (saved) => (saved.edits.isActive === false ? record.backOf(saved) : null),
};

/** What is said of activating and deactivating. */
export const activityTexts: RowChangeTexts<Activity> = {
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
