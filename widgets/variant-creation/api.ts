import type { NewVariant } from '@shared/contract/variantCreation';
import type { Http } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import type { VariantCreationConfig } from './config';

type Config = VariantCreationConfig;

/** I13: the product with its options and the variants that it has. */
export const getVariants = (http: Http, { urls }: Config) => http.get<unknown>(urls.variants);

/** I2: creates variants and returns a result for each, in the same order. The same key makes none twice. */
export const postVariants = (
  http: Http,
  { urls }: Config,
  body: { productId: Id; variants: NewVariant[] },
  key: string,
) => http.post<unknown>(urls.createVariants ?? '', body, { headers: { 'Idempotency-Key': key } });
