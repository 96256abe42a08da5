import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getWebhooks } from '../api';
import type { WebhookDashboardConfig } from '../config';
import { readWebhooks } from '../model/answers';
import type { WebhookServices } from './services';

export type WebhookExtra = Extra<WebhookDashboardConfig, WebhookServices>;

/** All that is read before somebody asks for more. It holds neither the secret nor the value of a header. */
export const webhooks = createResource(
  'webhooks/all',
  (_: undefined, { http, config }: WebhookExtra) =>
    mapResult(getWebhooks(http, config), readWebhooks),
);
