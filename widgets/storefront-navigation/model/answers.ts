import { textOf } from '@shared/answers';
import type { NavigationAnswer, ShoppingLocation } from '@shared/contract/storefrontNavigation';
import {
  isId,
  isObject,
  objectsOf,
  unreadable,
  wholeOf,
  type Loose,
} from '@shared/storefront/readSeller';

export type Navigation = NavigationAnswer;
export type Shopper = Navigation['shopper'];
export type Named = NonNullable<Shopper['dispensary']>;

/** An answer as the screen can show it. Without for whom one shops it is a failure: "nobody" would be a claim. */
export function readNavigation(answer: unknown): Navigation {
  const { entries, shopper, cart } = (isObject(answer) ? answer : {}) as Loose<NavigationAnswer>;
  if (!isObject(shopper)) throw unreadable('The answer does not say for whom you shop.');
  const { totalItems, url } = (isObject(cart) ? cart : {}) as Loose<{
    totalItems: unknown;
    url: unknown;
  }>;
  const count = wholeOf(totalItems);
  return {
    entries: objectsOf(entries).flatMap((entry) =>
      readLink(entry).map((link) => ({
        ...link,
        entries: objectsOf(entry.entries).flatMap(readLink),
      })),
    ),
    shopper: readShopper(shopper),
    cart: count === null ? null : { totalItems: count, url: textOf(url) },
  };
}

const readLink = ({ label, url }: Record<string, unknown>) =>
  textOf(label).trim() === '' ? [] : [{ label: textOf(label), url: textOf(url) }];

function readShopper(shopper: Loose<Shopper>): Shopper {
  const { isCustomer, isVendor, isStaff, isSuperuser, hasLimitedAccess } = shopper;
  return {
    isCustomer: isCustomer === true,
    isVendor: isVendor === true,
    isStaff: isStaff === true,
    isSuperuser: isSuperuser === true,
    hasLimitedAccess: hasLimitedAccess === true,
    dispensary: readNamed(shopper.dispensary),
    location: readNamed(shopper.location),
    locations: readPlaces(shopper.locations),
  };
}

function readNamed(value: unknown): Named | null {
  if (!isObject(value) || !isId(value.id)) return null;
  return { id: value.id, name: textOf(value.name).trim() || textOf(value.id) };
}

/** S20's answer. One without a list is a failure: "no locations" would be a claim. */
export function readLocations(answer: unknown): ShoppingLocation[] {
  const { locations } = (isObject(answer) ? answer : {}) as { locations?: unknown };
  if (!Array.isArray(locations)) throw unreadable('The answer has no list of locations.');
  return readPlaces(locations);
}

/** A location without a dispensary cannot be shopped for. */
const readPlaces = (places: unknown): ShoppingLocation[] =>
  objectsOf(places).flatMap((place) => {
    const [own, dispensary] = [readNamed(place), readNamed(place.dispensary)];
    return own && dispensary
      ? [{ ...own, address: textOf(place.address) || null, dispensary }]
      : [];
  });
