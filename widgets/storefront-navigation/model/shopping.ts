import type { ShoppingLocation } from '@shared/contract/storefrontNavigation';
import type { Id } from '@shared/answers/id';
import type { Shopper } from './answers';

/** The parts of S1's address: a seller, a dispensary, a location. What is not needed is left out. */
export interface ShopAsParts {
  slug?: string | undefined;
  dispensaryId?: Id | undefined;
  locationId?: Id | undefined;
}

/** For whom one shops, as other widgets are told. */
export interface ShoppingFor {
  dispensaryId: Id | null;
  locationId: Id | null;
}

export const shoppingFor = ({ dispensary, location }: Shopper): ShoppingFor => ({
  dispensaryId: dispensary?.id ?? null,
  locationId: location?.id ?? null,
});

const isSame = (one: Id | null, other: Id | null) =>
  one === null || other === null ? one === other : String(one) === String(other);

export const isSameShopping = (one: ShoppingFor, other: ShoppingFor): boolean =>
  isSame(one.dispensaryId, other.dispensaryId) && isSame(one.locationId, other.locationId);

/** Who sells and who runs the marketplace shops on behalf of a customer, and can stop that. */
export const isOnBehalf = ({ isVendor, isStaff, isSuperuser }: Shopper): boolean =>
  isVendor || isStaff || isSuperuser;

/** The parts that S1 needs: a customer's dispensary is known to the server, that of somebody else is not. */
export const partsFor = (
  location: ShoppingLocation | null,
  shopper: Shopper,
  slug: string | undefined,
): ShopAsParts =>
  location === null
    ? {}
    : {
        slug: slug === '' ? undefined : slug,
        dispensaryId: isOnBehalf(shopper) ? location.dispensary.id : undefined,
        locationId: location.id,
      };

/** A location to shop for, in the form that the event has. */
export const targetOf = (location: ShoppingLocation | null): ShoppingFor => ({
  dispensaryId: location?.dispensary.id ?? null,
  locationId: location?.id ?? null,
});

/** Whether what is shopped for is what was asked for. Nobody tells of a customer's dispensary apart from its location. */
export const isAt = (shopper: Shopper, target: ShoppingFor): boolean =>
  target.locationId === null
    ? shopper.location === null
    : isSame(shopper.location?.id ?? null, target.locationId) &&
      (!isOnBehalf(shopper) || isSame(shopper.dispensary?.id ?? null, target.dispensaryId));

/** Whether an address is that of the page, whatever its query. */
export function isCurrentPage(
  url: string,
  page: Pick<Location, 'origin' | 'pathname' | 'href'>,
): boolean {
  if (url === '' || !URL.canParse(url, page.href)) return false;
  const { origin, pathname } = new URL(url, page.href);
  const plain = (path: string) => path.replace(/\/$/, '');
  return origin === page.origin && plain(pathname) === plain(page.pathname);
}
