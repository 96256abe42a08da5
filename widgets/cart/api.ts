import type {
  ClearCartBody,
  DeleteItemBody,
  MultiCart,
  SetQuantityBody,
} from '../../shared/contract/cart';
import type { Http } from '../../shared/http/http';
import { fillUrl } from '../../shared/fillUrl';
import type { CartConfig } from './config';

const multiCart = '/shop/{slug}/cart/multi-cart/';

/** S15: the carts of the buyer at all locations. */
export const getCart = (http: Http, { slug, token }: CartConfig) =>
  http.get<MultiCart>(fillUrl(`${multiCart}{token}`, { slug, token }));

/** S9: sets the cases of one line of the seller `slug`. Answers the whole cart. */
export const putQuantity = (http: Http, slug: string, change: SetQuantityBody) =>
  http.put<MultiCart>(fillUrl(multiCart, { slug }), change);

/** S7: removes one line of the seller `slug`. Answers the whole cart. */
export const deleteItem = (http: Http, slug: string, item: DeleteItemBody) =>
  http.delete<MultiCart>(fillUrl(multiCart, { slug }), item);

/** S5: empties the cart of the seller `slug` at some locations. Answers the whole cart. */
export const clearCart = (http: Http, slug: string, at: ClearCartBody) =>
  http.delete<MultiCart>(fillUrl(`${multiCart}clear/`, { slug }), at);
