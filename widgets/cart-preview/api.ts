import type { CartNotices, CartSummary, MultiCart } from '@shared/contract/cart';
import { callUrl } from '@shared/urls/callUrl';
import type { Http } from '@shared/http/http';
import { previewCalls, type PreviewConfig } from './config';

/** S16: counts and totals over all carts of the buyer. */
export const getSummary = (http: Http, config: PreviewConfig) =>
  http.get<CartSummary>(callUrl(config, previewCalls, 'S16'));

/** S15: the carts of the buyer at all locations. */
export const getCart = (http: Http, config: PreviewConfig) =>
  http.get<MultiCart>(callUrl(config, previewCalls, 'S15'));

/** S17: what the buyer should know about the cart and its lines. */
export const getNotices = (http: Http, config: PreviewConfig) =>
  http.get<CartNotices>(callUrl(config, previewCalls, 'S17'));
