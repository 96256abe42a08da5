import {
  answerOf,
  list,
  listOrNull,
  needed,
  or,
  ownId,
  record,
  type Reader,
} from '@shared/answers/read';
import {
  idOf,
  isNotFalse,
  isObject,
  isTrue,
  momentOf,
  numberOf,
  textOf,
  textOrNull,
  textsOf,
  trimmedOf,
} from '@shared/answers/values';
import type { WebhookEndpoint, WebhooksAnswer } from '@shared/contract/webhookDashboard';

const changedBy = record({ id: or(idOf, ''), name: needed(trimmedOf) });

const endpoint: Reader<WebhookEndpoint | null> = record({
  id: ownId,
  url: textOf,
  description: textOf,
  events: (events) => (Array.isArray(events) ? textsOf(events) : null),
  isActive: isNotFalse,
  changedBy,
  lastDelivery: record({ at: needed(momentOf), isDelivered: isTrue }),
});

const event = record({
  name: needed(textOf),
  says: textOf,
  example: (example) => (isObject(example) ? example : null),
});

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export const readWebhooks: (answer: unknown) => WebhooksAnswer = answerOf(
  record({
    endpoints: needed(listOrNull(endpoint)),
    eventGroups: list(record({ name: textOf, events: list(event) })),
    headers: list(record({ id: ownId, name: textOf, version: textOrNull, changedBy })),
    secret: record({ createdAt: momentOf, previousUntil: momentOf, version: textOrNull }),
    overlapHours: (hours) => list(numberOf)(hours).filter((each) => each >= 0),
    hasEditPermission: isTrue,
  }),
  'The answer has no list of endpoints.',
);
