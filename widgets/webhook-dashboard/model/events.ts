import type { WebhookEventGroup } from '@shared/contract/webhookDashboard';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { finderOf } from '@shared/lists/localRows';

/** The groups with those of their events whose name or meaning has all the words. */
export function findEvents(
  groups: readonly WebhookEventGroup[],
  search: string,
): WebhookEventGroup[] {
  const isFound = finderOf(search);
  return groups.flatMap((group) => {
    const events = group.events.filter(({ name, says }) =>
      isFound(`${group.name} ${name} ${says}`),
    );
    return events.length > 0 ? [{ ...group, events }] : [];
  });
}

/** Events that an endpoint has and the server no longer offers. */
export function unknownEvents(
  groups: readonly WebhookEventGroup[],
  events: readonly string[],
): string[] {
  const known = new Set(groups.flatMap((group) => group.events.map(({ name }) => name)));
  return events.filter((event) => !known.has(event));
}

export const eventsText = (events: readonly string[] | null, locale: string): string =>
  events === null
    ? t('All events')
    : tn('%(count)s event', '%(count)s events', events.length, {
        count: formatCount(events.length, locale),
      });
