import type { PriceChange } from '@shared/contract/inventoryPricing';
import type { Http } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import { getRules } from '@shared/rules/getRules';
import type { InventoryPricingConfig } from './config';

/** I1: changes prices of variants of batches, at most a hundred. Returns a result for each. */
export const postPrices = (
  http: Http,
  { urls }: InventoryPricingConfig,
  prices: readonly PriceChange[],
) => http.post<unknown>(urls.updateBatches ?? '', { prices });

/** R1: the vendor's rules. */
export const getVendorRules = (http: Http, { urls }: InventoryPricingConfig) =>
  getRules(http, urls.rules ?? '');

/** I14: the variants with their prices; all, or those of these ids, at most a hundred. */
export const getPrices = (http: Http, { urls }: InventoryPricingConfig, ids?: readonly Id[]) =>
  http.get<unknown>(urls.prices, { query: { ids: ids?.join(',') } });
