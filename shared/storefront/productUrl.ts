import { fillUrl } from '../fillUrl';
import type { Id } from '../id';

/**
 * The page of one product, from the address that a config has for it, with `{productId}` and `{slug}` in it. Null where
 * it has none, and where the id cannot stand in an address.
 */
export const productUrl = (
  address: string | undefined,
  slug: string,
  productId: Id,
): string | null =>
  address === undefined || /^\.{0,2}$|\p{Surrogate}/u.test(String(productId))
    ? null
    : fillUrl(address, { slug, productId });
