import { callUrl } from '@shared/urls/callUrl';
import type { Http } from '@shared/http/http';
import { callUrlOf } from '@shared/urls/optionalParts';
import { navigationCalls, type StorefrontNavigationConfig } from './config';
import type { ShopAsParts } from './model/shopping';

/** S1: sets for whom the user shops. It is a GET that changes something: sent once, and only on a person's word. */
export const shopAs = (http: Http, config: StorefrontNavigationConfig, parts: ShopAsParts) =>
  http.change<unknown>(callUrlOf(config, navigationCalls, 'S1', { ...parts }));

/** S14: the ways of the storefront, for whom the user shops, and the count of the cart. */
export const getNavigation = (http: Http, config: StorefrontNavigationConfig) =>
  http.get<unknown>(callUrl(config, navigationCalls, 'S14'));

/** S20: the locations that the user may shop for at the seller of the page. */
export const getLocations = (http: Http, config: StorefrontNavigationConfig) =>
  http.get<unknown>(callUrl(config, navigationCalls, 'S20'));
