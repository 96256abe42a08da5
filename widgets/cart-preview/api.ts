import type { CartNotices, CartSummary, MultiCart } from '../../shared/contract/cart';
import { fillUrl } from '../../shared/fillUrl';
import type { Http } from '../../shared/http/http';
import type { PreviewConfig } from './config';

/** S16: counts and totals over all carts of the buyer. */
export const getSummary = (http: Http, { slug }: PreviewConfig) =>
  http.get<CartSummary>(fillUrl('/shop/{slug}/cart/multi-cart-summary/', { slug }));

/** S15: the carts of the buyer at all locations. */
export const getCart = (http: Http, { slug, token }: PreviewConfig) =>
  http.get<MultiCart>(fillUrl('/shop/{slug}/cart/multi-cart/{token}', { slug, token }));

/** S17: what the buyer should know about the cart and its lines. */
export const getNotices = (http: Http, { slug, token }: PreviewConfig) =>
  http.get<CartNotices>(fillUrl('/shop/{slug}/cart/{token}/notices', { slug, token }));
