import * as v from 'valibot';
import type { WebhookHeader } from '@shared/contract/webhookDashboard';
import { describeRecord } from '@shared/forms/describeRecord';
import { mapResult } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { getWebhooks, postHeader } from '../api';
import { readWebhooks } from '../model/answers';
import { typedOf, type HeaderFields } from '../model/header';
import { webhooks, type WebhookExtra } from './requests';

/** What is sent of a header. */
const bodyOf = ({ name, value }: Partial<HeaderFields>) => {
  const typed = typedOf(value);
  return { ...(name !== undefined && { name }), ...(typed !== undefined && { value: typed }) };
};

/** A header, as it is read, added and changed. Names outlive a reload, values do not. */
export const headerRecord = describeRecord<WebhookHeader, HeaderFields, WebhookExtra>({
  fields: {
    name: { label: () => t('Name'), schema: v.string() },
    value: { label: () => t('Value'), schema: v.object({ version: v.nullable(v.string()) }) },
  },
  secrets: ['value'],
  blank: { name: '', value: { version: null } },
  fieldsOf: ({ name, version }) => ({ name, value: { version } }),
  hasTwins: true,
  read: ({ http, config }) =>
    mapResult(getWebhooks(http, config), (answer) => readWebhooks(answer).headers),
  create: ({ http, config }, fields, key) =>
    postHeader(http, config, { id: null, ...bodyOf(fields) }, key),
  change: ({ http, config }, id, edits, key) =>
    postHeader(http, config, { id, ...bodyOf(edits) }, key),
  refresh: () => webhooks.read(undefined),
  /** No read shows the value: the server keeps the key that it was sent with as its version, where it keeps any. */
  isTaken: ({ name, version }, sent, key) => {
    if (version !== null) return version === key;
    if (sent.name !== undefined && name.toLowerCase() !== sent.name.toLowerCase()) return false;
    if (typedOf(sent.value) !== undefined) return null;
    return sent.name === undefined || name === sent.name;
  },
  changedBy: ({ changedBy }) => changedBy?.name,
  texts: {
    title: ({ id, base }) =>
      id === null ? t('Add a header') : t('Edit %(name)s', { name: base.name }),
    save: (isNew) => (isNew ? t('Add the header') : t('Save header')),
    searching: () => t('We don’t know yet whether the header was saved. Checking…'),
    unknown: () => t('We don’t know whether the header was saved. What you typed is kept.'),
    notSaved: () => t('The header was not saved. What you typed is kept.'),
    kept: () => t('What you typed about the header is kept, but not saved.'),
    saved: ({ id, base, edits }) => {
      const name = { name: edits.name ?? base.name };
      return id === null ? t('Added %(name)s.', name) : t('Saved %(name)s.', name);
    },
    offer: ({ base, edits }, time) =>
      t('Restore the header %(name)s from %(time)s? Its value was not kept.', {
        name: edits.name ?? base.name,
        time,
      }),
    changedBy: (name) => t('%(name)s changed this header meanwhile.', { name }),
  },
});
