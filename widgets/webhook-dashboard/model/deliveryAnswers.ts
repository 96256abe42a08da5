import { answerOf, list, listOrNull, needed, or, ownId, record } from '@shared/answers/read';
import { isTrue, momentOf, numberOf, textOf, textOrNull } from '@shared/answers/values';
import type { WebhookDelivery } from '@shared/contract/webhookDashboard';

const delivery = record({
  id: ownId,
  event: textOf,
  at: or(momentOf, ''),
  isDelivered: isTrue,
  status: numberOf,
  milliseconds: numberOf,
  isTest: isTrue,
  version: textOrNull,
  request: or(
    record({ headers: list(record({ name: textOf, value: textOf })), body: textOf }),
    undefined,
  ),
  response: (response) => (typeof response === 'string' ? response : null),
});

const answer = answerOf(
  record({ deliveries: needed(listOrNull(delivery)) }),
  'The answer has no list of deliveries.',
);

/** The deliveries of an answer; what is no list is a failure, not an empty one. */
export const readDeliveries = (given: unknown): WebhookDelivery[] => answer(given).deliveries;
