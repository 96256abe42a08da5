import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getMenu } from '../api';
import type { PublicStorefrontConfig } from '../config';
import { readMenu } from '../model/menu';
import { askedOf, type MenuQuery } from '../model/query';

type MenuExtra = Extra<PublicStorefrontConfig>;

export const menu = createResource(
  'publicStorefront/menu',
  (query: MenuQuery, { http, config }: MenuExtra) =>
    mapResult(getMenu(http, config, askedOf(query)), readMenu),
);
