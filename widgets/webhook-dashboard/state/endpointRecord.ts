import * as v from 'valibot';
import type { WebhookEndpoint, WebhookFields } from '@shared/contract/webhookDashboard';
import { describeRecord } from '@shared/forms/describeRecord';
import { mapResult } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { getWebhooks, postEndpoint } from '../api';
import { readWebhooks } from '../model/answers';
import { nameOf } from '../model/words';
import { webhooks, type WebhookExtra } from './requests';

/** An endpoint, as it is read, added and changed. Two of them may say the same. */
export const endpointRecord = describeRecord<WebhookEndpoint, WebhookFields, WebhookExtra>({
  fields: {
    url: { label: () => t('Address'), schema: v.string() },
    description: { label: () => t('Description'), schema: v.string() },
    events: { label: () => t('Events'), schema: v.nullable(v.array(v.string())) },
    isActive: { label: () => t('Active'), schema: v.boolean() },
  },
  nameOf,
  blank: { url: '', description: '', events: null, isActive: true },
  prepare: (edits) => (edits.url === undefined ? edits : { ...edits, url: edits.url.trim() }),
  hasTwins: true,
  read: ({ http, config }) =>
    mapResult(getWebhooks(http, config), (answer) => readWebhooks(answer).endpoints),
  create: ({ http, config }, fields, key) =>
    postEndpoint(http, config, { id: null, ...fields }, key),
  change: ({ http, config }, id, edits, key) => postEndpoint(http, config, { id, ...edits }, key),
  refresh: () => webhooks.read(undefined),
  changedBy: ({ changedBy }) => changedBy?.name,
  texts: {
    title: ({ id, base }) =>
      id === null ? t('Add an endpoint') : t('Edit %(name)s', { name: nameOf(base) }),
    save: (isNew) => (isNew ? t('Add the endpoint') : t('Save endpoint')),
    searching: () => t('We don’t know yet whether the endpoint was saved. Checking…'),
    unknown: () => t('We don’t know whether the endpoint was saved. What you typed is kept.'),
    notSaved: () => t('The endpoint was not saved. What you typed is kept.'),
    kept: () => t('What you typed about the endpoint is kept, but not saved.'),
    saved: ({ id, base, edits }) => {
      const name = { name: nameOf({ url: (edits.url ?? base.url).trim() }) };
      return id === null ? t('Added %(name)s.', name) : t('Saved %(name)s.', name);
    },
    offer: ({ base }, time) =>
      t('Restore what you typed about %(name)s at %(time)s?', {
        name: nameOf(base) || t('a new endpoint'),
        time,
      }),
    changedBy: (name) => t('%(name)s changed this endpoint meanwhile.', { name }),
  },
});
