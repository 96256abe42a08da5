import { callUrl } from '@shared/urls/callUrl';
import type { Http, Query, ReadOptions } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import { callUrlOf } from '@shared/urls/optionalParts';
import { storefrontCalls, type SellerStorefrontConfig } from './config';
import type { Preview } from './model/preview';

/** S30: the head of the storefront: the seller, its filters, its banners and its minimum. */
export const getNav = (http: Http, config: SellerStorefrontConfig) =>
  http.get<unknown>(callUrl(config, storefrontCalls, 'S30'));

/** S31: one page of the products that fit, as the user or as a customer of the seller sees them. */
export const getProducts = (
  http: Http,
  config: SellerStorefrontConfig,
  query: Query,
  as: Preview | null,
) =>
  http.get<unknown>(
    callUrlOf(config, storefrontCalls, 'S31', {
      slug: config.slug,
      dispensaryId: as?.dispensaryId,
    }),
    { query: { ...query, location: as?.locationId } },
  );

/** S33: the customers as whom the storefront can be looked at, by what their names hold. */
export const getCustomers = (http: Http, config: SellerStorefrontConfig, options: ReadOptions) =>
  http.get<unknown>(callUrl(config, storefrontCalls, 'S33'), options);

/** S34: the locations of one of them. */
export const getCustomerLocations = (http: Http, config: SellerStorefrontConfig, id: Id) =>
  http.get<unknown>(callUrl(config, storefrontCalls, 'S34', { dispensaryId: id }));

/** S35: where a seller is marked as a favorite, or no longer. */
export const favoriteUrl = (config: SellerStorefrontConfig, vendorId: Id) =>
  callUrl(config, storefrontCalls, 'S35', { vendorId });
