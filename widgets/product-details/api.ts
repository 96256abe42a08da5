import { callUrl } from '@shared/callUrl';
import type { Http } from '@shared/http/http';
import type { Id } from '@shared/id';
import { productCalls, type ProductDetailsConfig } from './config';

/** What is looked at. `packageSizeId` is what batches are asked of in batch-queues mode. */
export interface Wanted {
  slug: string;
  productId: Id;
  packageSizeId?: string | undefined;
  /** As buyers see it. */
  preview?: boolean;
}

/** S24, in batch-queues mode S25: a product with its variants, pictures, batches and files. */
export const getProduct = (http: Http, config: ProductDetailsConfig, wanted: Wanted) => {
  const { slug, productId, packageSizeId, preview } = wanted;
  const isQueued = config.mode === 'batch-queues';
  return http.get<unknown>(
    callUrl(config, productCalls, isQueued ? 'S25' : 'S24', { vendorSlug: slug, productId }),
    {
      query: {
        ...(preview && { preview: '' }),
        ...(isQueued && { package_size_id: packageSizeId }),
      },
    },
  );
};

/** S32: the names of terpene types, by id. */
export const getTerpeneTypes = (http: Http, config: ProductDetailsConfig, slug: string) =>
  http.get<unknown>(callUrl(config, productCalls, 'S32'), { query: { slug } });
