import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getPrices } from '../api';
import type { InventoryPricingConfig } from '../config';
import { readPrices } from '../model/answers';

export type PricingExtra = Extra<InventoryPricingConfig>;

export const prices = createResource(
  'inventoryPricing/prices',
  (_: undefined, { http, config }: PricingExtra) => mapResult(getPrices(http, config), readPrices),
);
