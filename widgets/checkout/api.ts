import type { BankAccountBody, PlaceOrderBody, ShippingChoice } from '@shared/contract/checkout';
import { callUrl } from '@shared/urls/callUrl';
import type { Http } from '@shared/http/http';
import { checkoutCalls, type CheckoutConfig } from './config';

/** S18: what would be ordered, with its costs for this shipping. Returns what `readSummary` reads. */
export const getSummary = (
  http: Http,
  config: CheckoutConfig,
  shipping: readonly ShippingChoice[],
) =>
  http.get<unknown>(callUrl(config, checkoutCalls, 'S18'), {
    query: { shipping: shipping.length > 0 ? JSON.stringify(shipping) : null },
  });

/** S19: places the order. `key` is the same when the same order is sent again. Returns the order, if anything. */
export const postOrder = (http: Http, config: CheckoutConfig, body: PlaceOrderBody, key: string) =>
  http.post<unknown>(callUrl(config, checkoutCalls, 'S19'), body, {
    headers: { 'Idempotency-Key': key },
  });

/** S2: adds a bank account of the dispensary. Returns the account, the errors that the bank gave, or nothing. */
export const postBankAccount = (
  http: Http,
  config: CheckoutConfig,
  body: BankAccountBody,
  key: string,
) =>
  http.post<unknown>(callUrl(config, checkoutCalls, 'S2'), body, {
    headers: { 'Idempotency-Key': key },
  });

/** S41 and S42: the text behind a supplied address. */
export const getLegalText = (http: Http, url: string) => http.get<unknown>(url);
