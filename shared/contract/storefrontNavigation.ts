import * as v from 'valibot';
import { defineRoutes } from './route';
import { count, id } from './storefrontShapes';

const named = v.object({ id, name: v.string() });

const link = v.object({ label: v.string(), url: v.string() });

/** Where somebody may shop for. */
export const shoppingLocation = v.object({
  id,
  name: v.string(),
  /** Tells it from others of the name. */
  address: v.nullable(v.string()),
  dispensary: named,
});

export const navigationAnswer = v.object({
  /** The ways of the storefront; one with entries of its own opens them. */
  entries: v.array(v.object({ ...link.entries, entries: v.optional(v.array(link)) })),
  shopper: v.object({
    isCustomer: v.boolean(),
    isVendor: v.boolean(),
    isStaff: v.boolean(),
    isSuperuser: v.boolean(),
    /** May look and not choose another location. */
    hasLimitedAccess: v.boolean(),
    /** For whom one shops; null for a vendor or staff who shop for nobody. */
    dispensary: v.nullable(named),
    location: v.nullable(named),
    /** Where one may shop for, whichever the seller. */
    locations: v.array(shoppingLocation),
  }),
  /** Null where there is none to go to. */
  cart: v.nullable(v.object({ totalItems: count, url: v.string() })),
});

export const userLocationsAnswer = v.object({ locations: v.array(shoppingLocation) });

/** The specification has the calls; what they answer is this project's choice. */
export const storefrontNavigationRoutes = defineRoutes({
  S1: {
    id: 'S1',
    method: 'GET',
    path: '/storefront2/shop-as[/vendor/{slug}][/dispensary/{dispensaryId}][/location/{locationId}]',
    origin: 'spec',
    summary: 'Sets for whom the user shops; without any part, for nobody else',
    answer: v.object({ dispensaryId: v.nullable(id), locationId: v.nullable(id) }),
  },
  S14: {
    id: 'S14',
    method: 'GET',
    path: '/storefront2/navigation/',
    origin: 'spec',
    summary: 'The ways of the storefront, for whom the user shops, and the count of the cart',
    answer: navigationAnswer,
  },
  S20: {
    id: 'S20',
    method: 'GET',
    path: '/storefront2/vendor/{slug}/user-locations/',
    origin: 'spec',
    summary: 'The locations that the user may shop for at a seller',
    answer: userLocationsAnswer,
  },
});

export type NavigationAnswer = v.InferOutput<typeof navigationAnswer>;
export type ShoppingLocation = v.InferOutput<typeof shoppingLocation>;
