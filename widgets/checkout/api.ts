import type {
  BankAccountAnswer,
  BankAccountBody,
  CheckoutSummary,
  LegalText,
  OrderAnswer,
  PlaceOrderBody,
  ShippingChoice,
} from '../../shared/contract/checkout';
import { fillUrl } from '../../shared/fillUrl';
import type { Http } from '../../shared/http/http';
import type { CheckoutConfig } from './config';

/** S18: what would be ordered, with its costs for this shipping. */
export const getSummary = (
  http: Http,
  { slug }: CheckoutConfig,
  shipping: readonly ShippingChoice[],
) =>
  http.get<CheckoutSummary>(fillUrl('/shop/{slug}/checkout/summary-view/', { slug }), {
    query: { shipping: shipping.length > 0 ? JSON.stringify(shipping) : null },
  });

/** S19: places the order. `key` is the same when the same order is sent again. Answers the order. */
export const postOrder = (
  http: Http,
  { slug }: CheckoutConfig,
  body: PlaceOrderBody,
  key: string,
) =>
  http.post<OrderAnswer>(fillUrl('/shop/{slug}/checkout/summary-post/', { slug }), body, {
    headers: { 'Idempotency-Key': key },
  });

/** S2: adds a bank account of the dispensary. Answers the account, or the errors that the bank gave. */
export const postBankAccount = (
  http: Http,
  { dispensaryId }: CheckoutConfig,
  body: BankAccountBody,
  key: string,
) =>
  http.post<BankAccountAnswer>(
    fillUrl('/dashboard/customer/{dispensaryId}/payments/bank_accounts/create-api/', {
      dispensaryId,
    }),
    body,
    { headers: { 'Idempotency-Key': key } },
  );

/** S41 and S42: the text behind a supplied address. */
export const getLegalText = (http: Http, url: string) => http.get<LegalText>(url);
