import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getBrands, getLanding, getSellers } from '../api';
import type { StorefrontLandingConfig } from '../config';
import { readBrands, readSellers } from '../model/directory';
import { readLanding } from '../model/landing';

type LandingExtra = Extra<StorefrontLandingConfig>;

export const landing = createResource(
  'storefrontLanding/landing',
  (_: undefined, { http, config }: LandingExtra) =>
    mapResult(getLanding(http, config), readLanding),
);

export const brands = createResource(
  'storefrontLanding/brands',
  (_: undefined, { http, config }: LandingExtra) => mapResult(getBrands(http, config), readBrands),
);

export const sellers = createResource(
  'storefrontLanding/sellers',
  (_: undefined, { http, config }: LandingExtra) =>
    mapResult(getSellers(http, config), readSellers),
);
