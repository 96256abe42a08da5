import type { MouseEvent } from 'react';
import type { Id } from '../answers/id';
import { useWidget } from '../mount/WidgetContext';
import { followLink } from '../page/followLink';
import { pageUrl } from '../urls/pageUrl';

/** What of a screen's config leads to its products. */
interface LinkConfig {
  slug: string;
  urls?: { product?: string | undefined } | undefined;
}

/**
 * The link to a product of the seller of the config: `href` is its own page, null where the config has none, or where
 * its id cannot stand in an address. `want` is given the click: the page may show it there, with `isPreview` as buyers
 * see it; `onLeave` is called where the link is followed on this page.
 */
export function useProductLink(productId: Id, isPreview = false) {
  const { config, events } = useWidget();
  const { slug, urls } = config as unknown as LinkConfig;
  const wanted = { slug, productId, ...(isPreview && { preview: true }) };
  return {
    href: pageUrl(urls?.product, { slug, productId }),
    want: (event: MouseEvent, onLeave?: () => void) => {
      if (followLink(event, events, 'ww:product-wanted', wanted)) onLeave?.();
    },
  };
}
