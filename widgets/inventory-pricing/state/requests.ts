import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getPrices } from '../api';
import type { InventoryPricingConfig } from '../config';
import { readPrices } from '../model/answers';

export type PricingExtra = Extra<InventoryPricingConfig>;

export const prices = createResource(
  'inventoryPricing/prices',
  async (_: undefined, { http, config }: PricingExtra) => readPrices(await getPrices(http, config)),
);
