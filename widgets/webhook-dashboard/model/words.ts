import type {
  WebhookEndpoint,
  WebhookFields,
  WebhooksAnswer,
} from '@shared/contract/webhookDashboard';
import { factsOf } from '@shared/format/facts';
import { formatMoment } from '@shared/format/dates';
import { t, tn } from '@shared/page/i18n';

/** What may be said of all endpoints in one line. */
export function endpointFacts({ endpoints }: WebhooksAnswer): string {
  const paused = endpoints.filter(({ isActive }) => !isActive).length;
  return factsOf([
    tn('%(count)s endpoint', '%(count)s endpoints', endpoints.length),
    paused > 0 && tn('%(count)s paused', '%(count)s paused', paused),
  ]);
}

export const momentText = (moment: string, locale: string): string =>
  Number.isNaN(Date.parse(moment)) ? '' : formatMoment(new Date(moment), locale);

export const lastDeliveryText = (
  { lastDelivery }: Pick<WebhookEndpoint, 'lastDelivery'>,
  locale: string,
): string => {
  if (!lastDelivery) return t('Nothing sent yet');
  const moment = momentText(lastDelivery.at, locale);
  return lastDelivery.isDelivered ? moment : t('Failed %(moment)s', { moment });
};

/** What an endpoint is called: its address without the scheme, which all of them share. */
export const nameOf = ({ url }: Pick<WebhookFields, 'url'>): string =>
  url.replace(/^https?:\/\//, '');
