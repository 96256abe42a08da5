import { callUrl } from '@shared/urls/callUrl';
import type { Http, Query } from '@shared/http/http';
import { discoveryCalls, type SellerDiscoveryConfig } from './config';

/** S13: one page of the sellers that fit, how many fit in all, and what the filters offer. */
export const getSellers = (http: Http, config: SellerDiscoveryConfig, query: Query) =>
  http.get<unknown>(callUrl(config, discoveryCalls, 'S13'), { query });

/** S35: where a seller is marked as a favorite, or no longer. */
export const favoriteUrl = (config: SellerDiscoveryConfig, vendorId: string | number) =>
  callUrl(config, discoveryCalls, 'S35', { vendorId });
