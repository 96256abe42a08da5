import type { Id } from '@shared/id';
import { useWidget } from '@shared/mount/WidgetContext';
import { pageUrl } from '@shared/pageUrl';
import type { SellerStorefrontConfig } from '../config';

/** Where the screen leads to, as its config says. */
export function useUrls() {
  const { slug, urls } = useWidget().config as SellerStorefrontConfig;
  return {
    slug,
    /** The page of one product; null where there is none, or where its id cannot stand in an address. */
    product: (productId: Id) => pageUrl(urls?.product, { slug, productId }),
  };
}
