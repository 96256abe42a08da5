import type { WebhookEndpoint, WebhookHeader } from '@shared/contract/webhookDashboard';

/** What a person asks for on the screen, and another part does. Null is a new endpoint or header. */
export type Task =
  | { kind: 'endpoint'; endpoint: WebhookEndpoint | null }
  | { kind: 'activity' | 'deletion' | 'deliveries'; endpoint: WebhookEndpoint }
  | { kind: 'header'; header: WebhookHeader | null };
