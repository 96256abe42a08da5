import { readOn, withoutDoubles } from '@shared/lists/readOn';
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

export const sellers = createResource(
  'sellerDiscovery/sellers',
  async ({ query, have }: Asked, { http, config }: DiscoveryExtra): Promise<Sellers> => {
    const readAt = async (page: number) =>
      readPage(await getSellers(http, config, askedOf(query, page)));
    const { pages, facts } = await readOn(have?.pages ?? [], query.page, perPage, readAt);
    const known = facts ?? have;
    if (!known) throw new Error('Nothing was read of a list of which nothing was known.');
    return {
      ...known,
      key: listKeyOf(query),
      upTo: query.page,
      pages: withoutDoubles(pages, ({ id }) => String(id)),
    };
  },
);
