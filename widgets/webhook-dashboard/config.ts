import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const webhookDashboardConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the endpoints, and takes a change of one. */
    webhooks: ownAddress,
    /** Takes a change of a header. */
    headers: ownAddress,
    /** Makes a new secret. */
    hmacSecret: ownAddress,
    /** Tells the secret or the value of a header. Without it they cannot be shown again. */
    reveal: v.optional(ownAddress),
    /** Returns the last deliveries to an endpoint. */
    deliveries: v.optional(ownAddress),
    /** Sends a test, and a delivery again. */
    send: v.optional(ownAddress),
  }),
  /** The header that the signature stands in. */
  signatureHeader: v.optional(v.string(), 'Webhook-Signature'),
});

export type WebhookDashboardConfig = v.InferOutput<typeof webhookDashboardConfig>;
