import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getLocations, getNavigation } from '../api';
import type { StorefrontNavigationConfig } from '../config';
import { readLocations, readNavigation } from '../model/answers';

export type NavigationExtra = Extra<StorefrontNavigationConfig>;

export const navigation = createResource(
  'navigation/navigation',
  async (_: undefined, { http, config }: NavigationExtra) =>
    readNavigation(await getNavigation(http, config)),
);

/** Where the user may shop at the seller of the page. */
export const locations = createResource(
  'navigation/locations',
  async (_: undefined, { http, config }: NavigationExtra) =>
    readLocations(await getLocations(http, config)),
);
