import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type { WebhookDelivery } from '@shared/contract/webhookDashboard';
import { looseOf, momentOf, versionOf, type Loose } from './answers';

/** The deliveries of an answer; what is no list is a failure, not an empty one. */
export function readDeliveries(answer: unknown): WebhookDelivery[] {
  const { deliveries } = looseOf(answer);
  if (!Array.isArray(deliveries)) throw unreadable('The answer has no list of deliveries.');
  return listOf(deliveries as Loose<WebhookDelivery>[]).flatMap(readDelivery);
}

function readDelivery(delivery: Loose<WebhookDelivery>): WebhookDelivery[] {
  const { id, event, at, isDelivered, status, milliseconds, isTest, version } = delivery;
  if (!isId(id)) return [];
  return [
    {
      id,
      event: textOf(event),
      at: momentOf(at) ?? '',
      isDelivered: isDelivered === true,
      status: numberOf(status),
      milliseconds: numberOf(milliseconds),
      isTest: isTest === true,
      version: versionOf(version),
      ...(isObject(delivery.request) && { request: readRequest(delivery.request) }),
      response: typeof delivery.response === 'string' ? delivery.response : null,
    },
  ];
}

const readRequest = ({ headers, body }: Loose<NonNullable<WebhookDelivery['request']>>) => ({
  headers: listOf(headers as Loose<{ name: unknown; value: unknown }>[]).map((each) => ({
    name: textOf(each.name),
    value: textOf(each.value),
  })),
  body: textOf(body),
});

const numberOf = (number: unknown): number | null => (typeof number === 'number' ? number : null);
