import type { MouseEvent } from 'react';
import type { Id } from '@shared/id';
import { useWidget } from '@shared/mount/WidgetContext';
import { pageUrl } from '@shared/pageUrl';
import { wantProduct } from '@shared/wantProduct';
import type { SellerStorefrontConfig } from '../config';

/** Where the screen leads to, as its config says. */
export function useUrls() {
  const { config, events } = useWidget();
  const { slug, urls } = config as SellerStorefrontConfig;
  return {
    slug,
    /** The page of one product; null where there is none, or where its id cannot stand in an address. */
    product: (productId: Id) => pageUrl(urls?.product, { slug, productId }),
    /** Is given the click on the link to it; `onLeave` is called where that link is followed on this page. */
    want: (productId: Id, onLeave: () => void) => (event: MouseEvent) => {
      if (wantProduct(events, { slug, productId }, event)) onLeave();
    },
  };
}
