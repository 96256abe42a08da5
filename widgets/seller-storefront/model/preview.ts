import type { Products } from './answers';

/** As whom the storefront is looked at: ids as the address has them. */
export interface Preview {
  dispensaryId: string;
  locationId: string;
}

const write = (as: Preview | null): string =>
  as ? new URLSearchParams({ customer: as.dispensaryId, location: as.locationId }).toString() : '';

function read(text: string): Preview | null {
  const pairs = new URLSearchParams(text);
  const dispensaryId = pairs.get('customer') ?? '';
  // These walk up the path of a call.
  if (/^\.{0,2}$/.test(dispensaryId)) return null;
  return { dispensaryId, locationId: pairs.get('location') ?? '' };
}

/** How it stands in the page's address, beside what is looked for; null for who looks as oneself. */
export const previewInUrl = { part: 'view', write, read };

/** How they are called: what the server names may be another customer or location still, which was looked at before. */
export function namesOf(as: Preview, named: Products['preview']) {
  const isOfThem = String(named?.dispensary.id) === as.dispensaryId;
  const customer = isOfThem && named ? named.dispensary.name : as.dispensaryId;
  const shoppingLocation = isOfThem ? named?.location : null;
  const isThere = !as.locationId || String(shoppingLocation?.id) === as.locationId;
  const location = (isThere ? shoppingLocation?.name : null) ?? as.locationId;
  return { customer, location };
}
