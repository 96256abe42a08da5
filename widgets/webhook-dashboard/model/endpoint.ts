import * as v from 'valibot';
import type { WebhookEndpoint, WebhookFields } from '@shared/contract/webhookDashboard';
import { recordEdits, type NotSaved as RecordNotSaved } from '@shared/forms/recordEdits';

export type EndpointName = keyof WebhookFields;

/** What is written over an endpoint. */
export type Edits = Partial<WebhookFields>;

const names = ['url', 'description', 'events', 'isActive'] as const satisfies EndpointName[];

export const blankEndpoint: WebhookFields = {
  url: '',
  description: '',
  events: null,
  isActive: true,
};

export const fieldsOf = ({ url, description, events, isActive }: WebhookFields): WebhookFields => ({
  url,
  description,
  events,
  isActive,
});

/** Servers cut blanks off, and name events in any order. */
const plain = (value: WebhookFields[EndpointName]) =>
  JSON.stringify(
    Array.isArray(value)
      ? [...new Set(value)].sort()
      : typeof value === 'string'
        ? value.trim()
        : value,
  );

export const { openEdits, conflictsOf, unsavedOf, openDraft, backOf } = recordEdits<WebhookFields>(
  names,
  (one, other) => plain(one) === plain(other),
);

const fields = {
  url: v.string(),
  description: v.string(),
  events: v.nullable(v.array(v.string())),
  isActive: v.boolean(),
};

/** What was written over each endpoint and is not saved; without an id it is a new one. */
export const draftsSchema = v.array(
  v.object({
    id: v.nullable(v.union([v.string(), v.number()])),
    base: v.object(fields),
    edits: v.partial(v.object(fields)),
  }),
);

export type EndpointDraft = v.InferOutput<typeof draftsSchema>[number];

/** Why an endpoint was not saved, and in a conflict who has changed it. */
export type NotSaved = RecordNotSaved<WebhookFields, { by: WebhookEndpoint['changedBy'] }>;

/** What an endpoint is called: its address without the scheme, which all of them share. */
export const nameOf = ({ url }: Pick<WebhookFields, 'url'>): string =>
  url.replace(/^https?:\/\//, '');
