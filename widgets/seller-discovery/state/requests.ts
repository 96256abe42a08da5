import { mapResult, type Result } from '@shared/http/result';
import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { readGrown } from '@shared/lists/growing';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getSellers } from '../api';
import type { SellerDiscoveryConfig } from '../config';
import { askedOf, listKeyOf, perPage, type DiscoveryQuery } from '../model/query';
import { readPage, type Sellers } from '../model/sellers';

export type DiscoveryExtra = Extra<SellerDiscoveryConfig>;

interface Asked {
  /** Its page is the last one that is shown; all before it are, too. */
  query: DiscoveryQuery;
  /** What was read of this list before, of which only what comes after is asked for. */
  have: Sellers | null;
}

const keyOf = ({ id }: ListedSeller) => String(id);

export const sellers = createResource(
  'sellerDiscovery/sellers',
  ({ query, have }: Asked, { http, config }: DiscoveryExtra): Promise<Result<Sellers>> =>
    readGrown({ key: listKeyOf(query), upTo: query.page, perPage, have, keyOf }, (page) =>
      mapResult(getSellers(http, config, askedOf(query, page)), readPage),
    ),
);
