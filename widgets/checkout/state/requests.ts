import { mapResult } from '@shared/http/result';
import type { PlaceOrderBody, ShippingChoice } from '@shared/contract/checkout';
import { required } from '@shared/answers/values';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getSummary, postOrder } from '../api';
import type { CheckoutConfig } from '../config';
import { readOrder, readSummary } from '../model/summary';

export type CheckoutExtra = Extra<CheckoutConfig>;

/** What would be ordered with this shipping, and what it costs. An answer without items is none. */
export const summary = createResource(
  'checkout/summary',
  (shipping: readonly ShippingChoice[], { http, config }: CheckoutExtra) =>
    mapResult(getSummary(http, config, shipping), (answer) => required(readSummary(answer))),
);

/** Sends the order. Resolves to it, or to null where the server took it and names none. */
export const sendOrder = ({ http, config }: CheckoutExtra, body: PlaceOrderBody, key: string) =>
  mapResult(postOrder(http, config, body, key), (answer) =>
    readOrder((answer as { order?: unknown } | null | undefined)?.order),
  );
