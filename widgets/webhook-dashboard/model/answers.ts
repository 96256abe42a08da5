import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type {
  WebhookEndpoint,
  WebhookEventGroup,
  WebhookHeader,
  WebhooksAnswer,
  WebhookSecret,
} from '@shared/contract/webhookDashboard';

export type Loose<T> = Partial<Record<keyof T, unknown>>;

export const looseOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readWebhooks(answer: unknown): WebhooksAnswer {
  const loose: Loose<WebhooksAnswer> = looseOf(answer);
  if (!Array.isArray(loose.endpoints)) throw unreadable('The answer has no list of endpoints.');
  return {
    endpoints: listOf(loose.endpoints as Loose<WebhookEndpoint>[]).flatMap(readEndpoint),
    eventGroups: listOf(loose.eventGroups as Loose<WebhookEventGroup>[]).map((group) => ({
      name: textOf(group.name),
      events: listOf(group.events as Loose<WebhookEventGroup['events'][number]>[]).flatMap(
        ({ name, says, example }) =>
          textOf(name) === ''
            ? []
            : [
                {
                  name: textOf(name),
                  says: textOf(says),
                  example: isObject(example) ? example : null,
                },
              ],
      ),
    })),
    headers: listOf(loose.headers as Loose<WebhookHeader>[]).flatMap(
      ({ id, name, version, changedBy }) =>
        isId(id)
          ? [
              {
                id,
                name: textOf(name),
                version: versionOf(version),
                changedBy: personOf(changedBy),
              },
            ]
          : [],
    ),
    secret: isObject(loose.secret) ? readSecret(loose.secret) : null,
    overlapHours: (Array.isArray(loose.overlapHours) ? loose.overlapHours : []).filter(
      (hours): hours is number => typeof hours === 'number' && hours >= 0,
    ),
    hasEditPermission: loose.hasEditPermission === true,
  };
}

const readSecret = ({
  createdAt,
  previousUntil,
  version,
}: Loose<WebhookSecret>): WebhookSecret => ({
  createdAt: momentOf(createdAt),
  previousUntil: momentOf(previousUntil),
  version: versionOf(version),
});

/** An endpoint without an id is left out: nothing could tell it from the others. */
function readEndpoint(endpoint: Loose<WebhookEndpoint>): WebhookEndpoint[] {
  const { id, url, description, events, isActive, changedBy, lastDelivery } = endpoint;
  if (!isId(id)) return [];
  const { at, isDelivered } = looseOf(lastDelivery);
  const moment = momentOf(at);
  return [
    {
      id,
      url: textOf(url),
      description: textOf(description),
      events: Array.isArray(events) ? events.map(textOf).filter(Boolean) : null,
      isActive: isActive !== false,
      changedBy: personOf(changedBy),
      lastDelivery: moment === null ? null : { at: moment, isDelivered: isDelivered === true },
    },
  ];
}

export const momentOf = (text: unknown): string | null =>
  typeof text === 'string' && !Number.isNaN(Date.parse(text)) ? text : null;

export const versionOf = (version: unknown): string | null => textOf(version) || null;

function personOf(person: unknown): WebhookEndpoint['changedBy'] {
  const { id, name } = looseOf(person);
  const text = textOf(name).trim();
  return text === '' ? null : { id: isId(id) ? id : '', name: text };
}
