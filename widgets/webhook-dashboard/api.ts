import type { WebhookFields } from '@shared/contract/webhookDashboard';
import type { Http } from '@shared/http/http';
import { readByPost } from '@shared/http/result';
import type { Id } from '@shared/answers/id';
import type { WebhookDashboardConfig } from './config';

type Config = WebhookDashboardConfig;

/** The change of an endpoint or a header; null for the id adds one. */
type Change<Fields> = { id: Id | null; isDeleted?: true } & Partial<Fields>;

/** The same key does it once, and stands as the version of what it made. */
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** W1: endpoints, events, headers without their values, and what is known of the secret. */
export const getWebhooks = (http: Http, { urls }: Config) => http.get<unknown>(urls.webhooks);

/** W2: adds, changes or deletes an endpoint. */
export const postEndpoint = (
  http: Http,
  { urls }: Config,
  change: Change<WebhookFields>,
  key: string,
) => http.post<unknown>(urls.webhooks, change, withKey(key));

/** W3: adds, changes or removes a header. */
export const postHeader = (
  http: Http,
  { urls }: Config,
  change: Change<{ name: string; value: string }>,
  key: string,
) => http.post<unknown>(urls.headers, change, withKey(key));

/** W4: makes a new secret; the former one is valid for `overlapHours` more. Returns the new one. */
export const postSecret = (
  http: Http,
  { urls }: Config,
  body: { overlapHours: number },
  key: string,
) => http.post<unknown>(urls.hmacSecret, body, withKey(key));

/** W5: tells the secret or the value of a header. */
export const postReveal = (
  http: Http,
  { urls }: Config,
  what: { what: 'secret' } | { what: 'header'; id: Id },
) => readByPost(http.post<unknown>(urls.reveal ?? '', what));

/** W6: the last deliveries to an endpoint, or the one with an id and what was sent. */
export const getDeliveries = (http: Http, { urls }: Config, endpoint: Id, id?: Id) =>
  http.get<unknown>(urls.deliveries ?? '', { query: { endpoint, id } });

/** W7: sends a test of an event, or a delivery again. Returns the new delivery. */
export const postSend = (
  http: Http,
  { urls }: Config,
  body: { endpointId: Id; event?: string; deliveryId?: Id },
  key: string,
) => http.post<unknown>(urls.send ?? '', body, withKey(key));
