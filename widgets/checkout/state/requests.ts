import type { PlaceOrderBody, ShippingChoice } from '../../../shared/contract/checkout';
import { createRequest } from '../../../shared/store/createRequest';
import type { Extra } from '../../../shared/store/createWidgetStore';
import { getSummary, postOrder } from '../api';
import type { CheckoutConfig } from '../config';

export type CheckoutExtra = Extra<CheckoutConfig>;

export const loadSummary = createRequest(
  'checkout/loadSummary',
  (shipping: readonly ShippingChoice[], { http, config }: CheckoutExtra) =>
    getSummary(http, config, shipping),
);

/** The same read when a summary is there already: when it fails, what is shown stays. */
export const rereadSummary = createRequest(
  'checkout/rereadSummary',
  (shipping: readonly ShippingChoice[], { http, config }: CheckoutExtra) =>
    getSummary(http, config, shipping),
);

export const sendOrder = createRequest(
  'checkout/sendOrder',
  ({ body, key }: { body: PlaceOrderBody; key: string }, { http, config }: CheckoutExtra) =>
    postOrder(http, config, body, key),
);
