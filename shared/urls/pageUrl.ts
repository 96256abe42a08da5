import { fillUrl } from './fillUrl';
import { linkUrl } from './guard';

/**
 * The address of a page, from the one that a config has for it, with `values` in its `{parts}`. Null where the config
 * has none, where a part has no value or an empty one, and where a value cannot stand in an address: then there is no link.
 *
 * @example
 * const href = pageUrl(config.urls.product, { slug, productId });
 */
export function pageUrl(
  address: string | undefined,
  values: Readonly<Record<string, string | number>>,
): string | null {
  try {
    return Object.values(values).includes('') ? null : linkUrl(fillUrl(address ?? '', values));
  } catch {
    return null;
  }
}
