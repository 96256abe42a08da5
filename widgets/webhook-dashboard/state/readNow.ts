import { mapResult, type Result } from '@shared/http/result';
import type { WebhooksAnswer } from '@shared/contract/webhookDashboard';
import { createAttemptKeys, type AttemptKeys } from '@shared/http/attemptKeys';
import { getWebhooks } from '../api';
import { readWebhooks } from '../model/answers';
import type { WebhookExtra } from './requests';

/** Reads all beside the store: a look at how things stand, before and after a write. */
export const readNow = ({
  http,
  config,
}: Pick<WebhookExtra, 'http' | 'config'>): Promise<Result<WebhooksAnswer>> =>
  mapResult(getWebhooks(http, config), readWebhooks);

export const attemptKeys = ({
  services,
  config,
}: Pick<WebhookExtra, 'services' | 'config'>): AttemptKeys =>
  (services.keys ??= createAttemptKeys('webhook-dashboard', config.user?.id ?? null));
