import type {
  CartNotices,
  CartSummary,
  ClearCartBody,
  DeleteItemBody,
  MultiCart,
  SetQuantityBody,
} from '../../shared/contract/cart';
import type { Http } from '../../shared/http/http';
import { fillUrl } from '../../shared/fillUrl';
import type { CartConfig } from './config';

const multiCart = '/shop/{slug}/cart/multi-cart/';

/**
 * S15: the carts of the buyer at all locations. The specification has no answers: it counts the notices among the
 * fields of a cart and the summary apart, and gives each a call. A server may bring them here, or leave them to those.
 */
export const getCart = (http: Http, { slug, token }: CartConfig) =>
  http.get<MultiCart>(fillUrl(`${multiCart}{token}`, { slug, token }));

/** S16: counts and totals over all carts of the buyer. */
export const getSummary = (http: Http, { slug }: CartConfig) =>
  http.get<CartSummary>(fillUrl('/shop/{slug}/cart/multi-cart-summary/', { slug }));

/** S17: what the buyer should know about the cart and its lines. */
export const getNotices = (http: Http, { slug, token }: CartConfig) =>
  http.get<CartNotices>(fillUrl('/shop/{slug}/cart/{token}/notices', { slug, token }));

/** S9: sets the cases of one line of the seller `slug`. Answers the whole cart. */
export const putQuantity = (http: Http, slug: string, change: SetQuantityBody) =>
  http.put<MultiCart>(fillUrl(multiCart, { slug }), change);

/** S7: removes one line of the seller `slug`. Answers the whole cart. */
export const deleteItem = (http: Http, slug: string, item: DeleteItemBody) =>
  http.delete<MultiCart>(fillUrl(multiCart, { slug }), item);

/** S5: empties the cart of the seller `slug` at some locations. Answers the whole cart. */
export const clearCart = (http: Http, slug: string, at: ClearCartBody) =>
  http.delete<MultiCart>(fillUrl(`${multiCart}clear/`, { slug }), at);
