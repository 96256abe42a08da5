import { callUrl } from '@shared/urls/callUrl';
import type { Http } from '@shared/http/http';
import { landingCalls, type StorefrontLandingConfig } from './config';

/** S21: heroes and promotions. */
export const getLanding = (http: Http, config: StorefrontLandingConfig) =>
  http.get<unknown>(callUrl(config, landingCalls, 'S21'));

/** S22: all brands, in groups by letter. */
export const getBrands = (http: Http, config: StorefrontLandingConfig) =>
  http.get<unknown>(callUrl(config, landingCalls, 'S22'));

/** S23: all sellers, in groups by letter. */
export const getSellers = (http: Http, config: StorefrontLandingConfig) =>
  http.get<unknown>(callUrl(config, landingCalls, 'S23'));
