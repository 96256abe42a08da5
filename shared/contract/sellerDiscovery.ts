import * as v from 'valibot';
import { defineRoutes } from './route';
import { count, filterChoice, listedSeller, listQuery } from './storefrontShapes';

export const sellerDiscoveryAnswer = v.object({
  /** Those of the page that was asked for, in the order that was asked for. */
  sellers: v.array(listedSeller),
  /** How many fit on all pages. */
  result_count: count,
  /** What the filters offer. */
  brands: v.array(filterChoice),
  categories: v.array(filterChoice),
  /** Whether the user may mark favorites. */
  can_favorite: v.boolean(),
});

/** The specification has the call and its parameters; what it answers is this project's choice. */
export const sellerDiscoveryRoutes = defineRoutes({
  S13: {
    id: 'S13',
    method: 'GET',
    path: '/storefront2/seller-discovery/',
    origin: 'spec',
    summary: 'One page of all sellers, searched, filtered and in order',
    query: v.object(listQuery),
    answer: sellerDiscoveryAnswer,
  },
});
