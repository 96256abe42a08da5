import * as v from 'valibot';
import type { StockLocationFields } from '@shared/contract/stockLocation';
import { describeRecord } from '@shared/forms/describeRecord';
import { withVisibleName } from '@shared/forms/recordEdits';
import { t } from '@shared/page/i18n';
import { runModalAction } from '../api';
import type { LocationRow } from '../model/answers';
import { nameOf } from '../model/words';
import { locations, locationsNow, type LocationExtra } from './locations';

/** A new one is active. */
export type LocationFields = StockLocationFields & { isActive?: boolean | undefined };

/** What is written of a location, as it is read, created and changed. No two locations have one name. */
export const locationRecord = describeRecord<LocationRow, LocationFields, LocationExtra>({
  fields: {
    name: { label: () => t('Name'), schema: v.string() },
    address: { label: () => t('Address'), schema: v.string() },
    license: { label: () => t('License'), schema: v.string() },
    isShippedFrom: { label: () => t('Used for'), schema: v.boolean() },
    isActive: { label: () => t('Status'), schema: v.optional(v.boolean()) },
  },
  nameOf,
  blank: { name: '', address: '', license: '', isShippedFrom: false },
  prepare: withVisibleName,
  read: locationsNow,
  create: ({ http, config }, fields, key) =>
    runModalAction(http, config, { action: 'create', ...fields }, key),
  change: ({ http, config }, id, { isActive, ...edits }) =>
    runModalAction(
      http,
      config,
      isActive === false
        ? { action: 'deactivate', id }
        : { action: 'edit', id, ...edits, ...(isActive && { isActive }) },
    ),
  refresh: locations.refetch,
  texts: {
    title: ({ id, base }) =>
      id === null ? t('New stock location') : t('Edit %(name)s', { name: base.name }),
    save: (isNew) => (isNew ? t('Create location') : t('Save location')),
    searching: () => t('We don’t know yet whether the location was saved. Checking…'),
    unknown: () => t('We don’t know whether the location was saved. What you typed is kept.'),
    notSaved: () => t('The location was not saved. What you typed is kept.'),
    kept: () => t('What you typed about the location is kept, but not saved.'),
    saved: ({ id, base, edits }) => {
      const name = { name: (edits.name ?? base.name).trim() };
      return id === null ? t('Created %(name)s.', name) : t('Saved %(name)s.', name);
    },
    offer: ({ base, edits }, time) =>
      t('Restore what you typed about %(name)s at %(time)s?', {
        name: [base.name, edits.name].find((name) => name?.trim()) ?? t('a new location'),
        time,
      }),
  },
});
