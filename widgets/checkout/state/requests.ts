import type { PlaceOrderBody, ShippingChoice } from '@shared/contract/checkout';
import { HttpError } from '@shared/http/failure';
import { createRequest } from '@shared/store/createRequest';
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
    throw new HttpError({ kind: 'server', status: null, message: '', fields: [] });
  },
);

/** Sends the order. Resolves to it, or to null where the server took it and names none. */
export const sendOrder = createRequest(
  'checkout/sendOrder',
  async ({ body, key }: { body: PlaceOrderBody; key: string }, { http, config }: CheckoutExtra) => {
    const answer = await postOrder(http, config, body, key);
    return readOrder((answer as { order?: unknown } | null | undefined)?.order);
  },
);
