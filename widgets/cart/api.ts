import type {
  CartNotices,
  CartSummary,
  ClearCartBody,
  DeleteItemBody,
  MultiCart,
  SetQuantityBody,
} from '@shared/contract/cart';
import type { Http } from '@shared/http/http';
import { callUrl } from '@shared/urls/callUrl';
import { cartCalls, type CartConfig } from './config';

/**
 * S15: the carts of the buyer at all locations. The specification has no answers: it counts the notices among the
 * fields of a cart and the summary apart, and gives each a call. A server may bring them here, or leave them to those.
 */
export const getCart = (http: Http, config: CartConfig) =>
  http.get<MultiCart>(callUrl(config, cartCalls, 'S15'));

/** S16: counts and totals over all carts of the buyer. */
export const getSummary = (http: Http, config: CartConfig) =>
  http.get<CartSummary>(callUrl(config, cartCalls, 'S16'));

/** S17: what the buyer should know about the cart and its lines. */
export const getNotices = (http: Http, config: CartConfig) =>
  http.get<CartNotices>(callUrl(config, cartCalls, 'S17'));

/** S9: sets the cases of one line of the seller `slug`. Returns the whole cart. */
export const putQuantity = (
  http: Http,
  config: CartConfig,
  slug: string,
  change: SetQuantityBody,
) => http.put<MultiCart>(callUrl(config, cartCalls, 'S9', { slug }), change);

/** S7: removes one line of the seller `slug`. Returns the whole cart. */
export const deleteItem = (http: Http, config: CartConfig, slug: string, item: DeleteItemBody) =>
  http.delete<MultiCart>(callUrl(config, cartCalls, 'S7', { slug }), item);

/** S5: empties the cart of the seller `slug` at some locations. Returns the whole cart. */
export const clearCart = (http: Http, config: CartConfig, slug: string, at: ClearCartBody) =>
  http.delete<MultiCart>(callUrl(config, cartCalls, 'S5', { slug }), at);
