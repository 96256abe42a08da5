import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getPrices, getVendorRules } from '../api';
import type { InventoryPricingConfig } from '../config';
import { readPrices } from '../model/answers';
import type { CustomerRules } from '../model/customerRules';

export type PricingExtra = Extra<InventoryPricingConfig>;

export const prices = createResource(
  'inventoryPricing/prices',
  (_: undefined, { http, config }: PricingExtra) => mapResult(getPrices(http, config), readPrices),
);

export const customerRules = createResource(
  'inventoryPricing/rules',
  (_: undefined, { http, config }: PricingExtra) =>
    mapResult(getVendorRules(http, config), ({ rules, fields }): CustomerRules => ({
      rules: rules.pricing,
      fields: fields.pricing,
    })),
);
