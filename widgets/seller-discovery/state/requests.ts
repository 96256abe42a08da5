import { mapResult } from '@shared/http/result';
import { createGrowing } from '@shared/lists/growing';
import type { Extra } from '@shared/store/createWidgetStore';
import { getSellers } from '../api';
import type { SellerDiscoveryConfig } from '../config';
import { askedOf, listKeyOf, type DiscoveryQuery } from '../model/query';
import { readPage } from '../model/sellers';

export type DiscoveryExtra = Extra<SellerDiscoveryConfig>;

export const sellers = createGrowing('sellerDiscovery/sellers', {
  listKeyOf: ({ query }) => listKeyOf(query),
  keyOf: ({ id }) => String(id),
  readPage: ({ query }: { query: DiscoveryQuery }, { http, config }: DiscoveryExtra) =>
    mapResult(getSellers(http, config, askedOf(query)), readPage),
});
