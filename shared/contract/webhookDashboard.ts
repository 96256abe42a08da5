import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);
const moment = v.pipe(v.string(), v.isoTimestamp());
const person = v.nullable(v.object({ id, name: v.string() }));

/**
 * The `Idempotency-Key` of the write that made it what it is, by which a lost answer is looked up; another text where
 * it came about otherwise. Null where the server keeps none.
 */
const version = v.nullable(v.string());

export const webhookFields = v.object({
  url: v.string(),
  description: v.string(),
  /** The events that are sent there; null for all of them, also those to come. */
  events: v.nullable(v.array(v.string())),
  /** Nothing is sent to a paused one. */
  isActive: v.boolean(),
});

export const webhookEndpoint = v.object({
  id,
  ...webhookFields.entries,
  /** Who changed it last. */
  changedBy: person,
  /** Null where nothing was sent there yet. */
  lastDelivery: v.nullable(v.object({ at: moment, isDelivered: v.boolean() })),
});

export const webhookEventGroup = v.object({
  name: v.string(),
  events: v.array(
    v.object({
      /** As it stands in what is sent: `order.created`. */
      name: v.string(),
      says: v.string(),
      /** What `data` of such an event holds, for the sample. */
      example: v.optional(v.nullable(v.looseObject({}))),
    }),
  ),
});

/** A header that is sent along with each delivery. Its value is only told by W5. */
export const webhookHeader = v.object({ id, name: v.string(), version, changedBy: person });

/** What is known of the secret without the secret. */
export const webhookSecret = v.object({
  createdAt: v.nullable(moment),
  /** Until when the one before it is used for signing as well; null where there is none. */
  previousUntil: v.nullable(moment),
  version,
});

export const webhooksAnswer = v.object({
  endpoints: v.array(webhookEndpoint),
  eventGroups: v.array(webhookEventGroup),
  headers: v.array(webhookHeader),
  /** Null where none was made yet. */
  secret: v.nullable(webhookSecret),
  /** How many hours two secrets may be valid side by side; empty where the server ends the former one at once. */
  overlapHours: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  hasEditPermission: v.boolean(),
});

const pairs = v.array(v.object({ name: v.string(), value: v.string() }));

export const webhookDelivery = v.object({
  id,
  event: v.string(),
  at: moment,
  isDelivered: v.boolean(),
  /** The HTTP status that came back; null where none did. */
  status: v.nullable(v.number()),
  milliseconds: v.nullable(v.number()),
  isTest: v.boolean(),
  version,
  /** Only where it is asked for by its id. Values of headers of our own are left out. */
  request: v.optional(v.object({ headers: pairs, body: v.string() })),
  response: v.optional(v.nullable(v.string())),
});

const changed = v.object({ id });

export const webhookDashboardRoutes = defineRoutes({
  W1: {
    id: 'W1',
    method: 'GET',
    path: '{urls.webhooks}',
    servedAt: '/dashboard/vendor/{vendorId}/webhooks/',
    origin: 'spec',
    summary: 'The endpoints, events, headers, and what is known of the secret without the secret',
    answer: webhooksAnswer,
  },
  W2: {
    id: 'W2',
    method: 'POST',
    path: '{urls.webhooks}',
    servedAt: '/dashboard/vendor/{vendorId}/webhooks/',
    origin: 'spec',
    summary: 'Adds an endpoint, changes what of one is given, or deletes one',
    isKeyed: true,
    body: {
      type: 'json',
      schema: v.strictObject({
        /** Null adds one. */
        id: v.nullable(id),
        ...v.partial(webhookFields).entries,
        isDeleted: v.optional(v.literal(true)),
      }),
    },
    answer: changed,
  },
  W3: {
    id: 'W3',
    method: 'POST',
    path: '{urls.headers}',
    servedAt: '/dashboard/vendor/{vendorId}/webhooks/headers/',
    origin: 'spec',
    summary: 'Adds a header, changes what of one is given, or removes one',
    isKeyed: true,
    body: {
      type: 'json',
      schema: v.strictObject({
        /** Null adds one. */
        id: v.nullable(id),
        name: v.optional(v.string()),
        value: v.optional(v.string()),
        isDeleted: v.optional(v.literal(true)),
      }),
    },
    answer: changed,
  },
  W4: {
    id: 'W4',
    method: 'POST',
    path: '{urls.hmacSecret}',
    servedAt: '/dashboard/vendor/{vendorId}/webhooks/hmac-secret/',
    origin: 'spec',
    summary: 'Makes a new secret; the former one is valid for some hours more',
    isKeyed: true,
    body: { type: 'json', schema: v.strictObject({ overlapHours: v.number() }) },
    answer: v.object({ secret: v.string() }),
  },
  W5: {
    id: 'W5',
    method: 'POST',
    path: '{urls.reveal}',
    servedAt: '/dashboard/vendor/{vendorId}/webhooks/reveal/',
    origin: 'ours',
    summary: 'Tells the secret, or the value of a header: by POST, so that no cache keeps it',
    body: {
      type: 'json',
      schema: v.variant('what', [
        v.strictObject({ what: v.literal('secret') }),
        v.strictObject({ what: v.literal('header'), id }),
      ]),
    },
    answer: v.object({ value: v.string() }),
  },
  W6: {
    id: 'W6',
    method: 'GET',
    path: '{urls.deliveries}',
    servedAt: '/dashboard/vendor/{vendorId}/webhooks/deliveries/',
    origin: 'ours',
    summary: 'The last deliveries to an endpoint, the newest first, or one with what was sent',
    query: v.object({ endpoint: v.string(), id: v.optional(v.string()) }),
    answer: v.object({ deliveries: v.array(webhookDelivery) }),
  },
  W7: {
    id: 'W7',
    method: 'POST',
    path: '{urls.send}',
    servedAt: '/dashboard/vendor/{vendorId}/webhooks/send/',
    origin: 'ours',
    summary: 'Sends a test of an event to an endpoint, or a former delivery again',
    isKeyed: true,
    body: {
      type: 'json',
      schema: v.strictObject({
        endpointId: id,
        event: v.optional(v.string()),
        deliveryId: v.optional(id),
      }),
    },
    answer: webhookDelivery,
  },
});

export type WebhookFields = v.InferOutput<typeof webhookFields>;
export type WebhookEndpoint = v.InferOutput<typeof webhookEndpoint>;
export type WebhookEventGroup = v.InferOutput<typeof webhookEventGroup>;
export type WebhookHeader = v.InferOutput<typeof webhookHeader>;
export type WebhookSecret = v.InferOutput<typeof webhookSecret>;
export type WebhooksAnswer = v.InferOutput<typeof webhooksAnswer>;
export type WebhookDelivery = v.InferOutput<typeof webhookDelivery>;
