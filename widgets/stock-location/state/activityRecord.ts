import * as v from 'valibot';
import type { ListedLocation } from '@shared/contract/stockLocation';
import { describeRecord } from '@shared/forms/describeRecord';
import { t } from '@shared/i18n';
import { deactivateLocation, editLocation, getLocations } from '../api';
import { readLocations } from '../model/answers';
import { nameOf } from '../model/words';
import { locations, type LocationExtra } from './requests';

export type LocationActivity = Pick<ListedLocation, 'isActive'>;

/** Whether a location is active, which has a call of its own one way. */
export const activityRecord = describeRecord<ListedLocation, LocationActivity, LocationExtra>({
  fields: { isActive: { label: () => t('Active'), schema: v.boolean() } },
  nameOf,
  read: async ({ http, config }) => readLocations(await getLocations(http, config)),
  change: ({ http, config }, id, { isActive }) =>
    isActive ? editLocation(http, config, id, { isActive }) : deactivateLocation(http, config, id),
  refresh: () => locations.read(undefined),
});
