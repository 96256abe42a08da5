import type { PlaceOrderBody, ShippingChoice } from '@shared/contract/checkout';
import { unreadable } from '@shared/answers/values';
import { asResult } from '@shared/store/asResult';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getSummary, postOrder } from '../api';
import type { CheckoutConfig } from '../config';
import { readOrder, readSummary } from '../model/summary';

export type CheckoutExtra = Extra<CheckoutConfig>;

/** What would be ordered with this shipping, and what it costs. An answer without items is none. */
export const summary = createResource(
  'checkout/summary',
  async (shipping: readonly ShippingChoice[], { http, config }: CheckoutExtra) => {
    const read = readSummary(await getSummary(http, config, shipping));
    if (read) return read;
    throw unreadable('');
  },
);

/** Sends the order. Resolves to it, or to null where the server took it and names none. */
export const sendOrder = ({ http, config }: CheckoutExtra, body: PlaceOrderBody, key: string) =>
  asResult(
    postOrder(http, config, body, key).then((answer) =>
      readOrder((answer as { order?: unknown } | null | undefined)?.order),
    ),
  );
