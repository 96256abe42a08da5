import { callUrl } from '@shared/urls/callUrl';
import type { WidgetEventMap } from '@shared/events';
import type { Http } from '@shared/http/http';
import { productCalls, type ProductDetailsConfig } from './config';

/** What is looked at: `preview` is as buyers see it. In batch-queues mode batches are asked of `packageSizeId`. */
export type Asked = WidgetEventMap['ww:product-wanted'] & { packageSizeId?: string | undefined };

/** S24, in batch-queues mode S25: a product with its variants, pictures, batches and files. */
export const getProduct = (http: Http, config: ProductDetailsConfig, asked: Asked) => {
  const { slug: vendorSlug, productId, packageSizeId, preview } = asked;
  const call = config.mode === 'batch-queues' ? 'S25' : 'S24';
  return http.get<unknown>(callUrl(config, productCalls, call, { vendorSlug, productId }), {
    query: { preview: preview ? '' : undefined, package_size_id: packageSizeId },
  });
};

/** S32: the names of terpene types, by id. */
export const getTerpeneTypes = (http: Http, config: ProductDetailsConfig, slug: string) =>
  http.get<unknown>(callUrl(config, productCalls, 'S32'), { query: { slug } });
