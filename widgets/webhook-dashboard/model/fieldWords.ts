import type { WebhookFields } from '@shared/contract/webhookDashboard';
import { t } from '@shared/i18n';
import type { EndpointName } from './endpoint';

/** The parts of an endpoint as a person calls them. */
export const fieldLabel = (name: EndpointName): string =>
  ({
    url: t('Address'),
    description: t('Description'),
    events: t('Events'),
    isActive: t('Active'),
  })[name];

/** A value as a person reads it. */
export function fieldText(name: EndpointName, endpoint: WebhookFields): string {
  if (name === 'events') return endpoint.events?.join(', ') ?? t('All events');
  if (name === 'isActive') return endpoint.isActive ? t('Active') : t('Paused');
  return endpoint[name];
}
