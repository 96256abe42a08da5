import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getBrands, getLanding, getSellers } from '../api';
import type { StorefrontLandingConfig } from '../config';
import { readBrands, readSellers } from '../model/directory';
import { readLanding } from '../model/landing';

type LandingExtra = Extra<StorefrontLandingConfig>;

export const landing = createResource(
  'storefrontLanding/landing',
  async (_: undefined, { http, config }: LandingExtra) =>
    readLanding(await getLanding(http, config)),
);

export const brands = createResource(
  'storefrontLanding/brands',
  async (_: undefined, { http, config }: LandingExtra) => readBrands(await getBrands(http, config)),
);

export const sellers = createResource(
  'storefrontLanding/sellers',
  async (_: undefined, { http, config }: LandingExtra) =>
    readSellers(await getSellers(http, config)),
);
