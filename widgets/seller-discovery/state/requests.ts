import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getSellers } from '../api';
import type { SellerDiscoveryConfig } from '../config';
import { askedOf, listKeyOf, perPage, type DiscoveryQuery } from '../model/query';
import { readPage, withoutDoubles, type Sellers } from '../model/sellers';

export type DiscoveryExtra = Extra<SellerDiscoveryConfig>;

/** So many pages are brought back of an address that someone kept: each is a call. */
const mostPages = 20;

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
    const upTo = query.page;
    const known = have?.pages ?? [];
    const wanted = Math.min(query.page, mostPages + known.length);
    if (have && known.length >= wanted) return { ...have, upTo, pages: known.slice(0, wanted) };

    // How many pages there are is known with the first of them: none beyond the last is asked for.
    const { sellers: first, ...facts } = await readAt(known.length + 1);
    const last = Math.min(wanted, Math.ceil(facts.count / perPage));
    const from = known.length + 2;
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => readAt(from + index)),
    );
    const pages = [...known, first, ...rest.map((page) => page.sellers)];
    return { key: listKeyOf(query), upTo, ...facts, pages: withoutDoubles(pages) };
  },
);
