import type { Http } from '@shared/http/http';
import { mapResult, type Result } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import { getBrands, getLanding, getSellers } from './api';
import type { StorefrontLandingConfig as Config } from './config';
import { readBrands, readSellers } from './model/directory';
import { readLanding } from './model/landing';

type Get = (http: Http, config: Config) => Promise<Result<unknown>>;

/** Each is read, fails and is tried again by itself. What is asked for is another object for each location of the buyer. */
const partOf = <Value>(name: string, get: Get, read: (answer: unknown) => Value) =>
  createResource(`storefrontLanding/${name}`, (_: object, { http, config }: Extra<Config>) =>
    mapResult(get(http, config), read),
  );

export const landing = partOf('landing', getLanding, readLanding);
export const brands = partOf('brands', getBrands, readBrands);
export const sellers = partOf('sellers', getSellers, readSellers);

export const storefrontLandingReducer = resourceReducer({ landing, brands, sellers });

export const { useAppSelector } = widgetHooks<ReturnType<typeof storefrontLandingReducer>>();
