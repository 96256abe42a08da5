import type { NewVariant } from '@shared/contract/variantCreation';
import type { Http } from '@shared/http/http';
import { fillUrl } from '@shared/urls/fillUrl';
import type { Id } from '@shared/answers/id';
import type { VariantCreationConfig } from './config';

type Config = VariantCreationConfig;

/** Where a product is read; `productId` is '' where the address is that of one product. */
export const variantsUrl = ({ urls }: Config, productId: string) =>
  fillUrl(urls.variants, { productId });

/** I13: the product with its options and the variants that it has. */
export const getVariants = (http: Http, config: Config, productId: string) =>
  http.get<unknown>(variantsUrl(config, productId));

/** I2: creates variants and returns a result for each, in the same order. The same key makes none twice. */
export const postVariants = (
  http: Http,
  { urls }: Config,
  body: { productId: Id; variants: NewVariant[] },
  key: string,
) => http.post<unknown>(urls.createVariants ?? '', body, { headers: { 'Idempotency-Key': key } });
