import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getLocations, getNavigation } from '../api';
import type { StorefrontNavigationConfig } from '../config';
import { readLocations, readNavigation } from '../model/answers';

export type NavigationExtra = Extra<StorefrontNavigationConfig>;

export const navigation = createResource(
  'navigation/navigation',
  (_: undefined, { http, config }: NavigationExtra) =>
    mapResult(getNavigation(http, config), readNavigation),
);

/** Where the user may shop at the seller of the page. */
export const locations = createResource(
  'navigation/locations',
  (_: undefined, { http, config }: NavigationExtra) =>
    mapResult(getLocations(http, config), readLocations),
);
