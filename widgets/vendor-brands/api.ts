import type { BrandFields, BrandFilters } from '@shared/contract/vendorBrands';
import { callUrl } from '@shared/urls/callUrl';
import type { Http, UploadOptions } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import { readByPost } from '@shared/http/result';
import { brandsCalls, type VendorBrandsConfig } from './config';

/** B3: one page of the vendor's brands, and the names of all of them. */
export const findBrands = (http: Http, config: VendorBrandsConfig, filters: BrandFilters) =>
  readByPost(http.post<unknown>(callUrl(config, brandsCalls, 'B3'), { filters }));

/** B2: creates a brand. The same key makes no second one. */
export const postBrand = (
  http: Http,
  config: VendorBrandsConfig,
  fields: BrandFields,
  key: string,
) =>
  http.post<unknown>(callUrl(config, brandsCalls, 'B2'), fields, {
    headers: { 'Idempotency-Key': key },
  });

/** B5: changes the fields of a brand that are given. */
export const patchBrand = (
  http: Http,
  config: VendorBrandsConfig,
  id: Id,
  fields: Partial<BrandFields>,
) => http[config.updateMethod]<unknown>(callUrl(config, brandsCalls, 'B5'), { id, ...fields });

/** B1: archives a brand. */
export const archiveBrand = (http: Http, config: VendorBrandsConfig, id: Id) =>
  http[config.archiveMethod]<unknown>(callUrl(config, brandsCalls, 'B1'), { id });

/** B4: restores an archived brand. */
export const restoreBrand = (http: Http, config: VendorBrandsConfig, id: Id) =>
  http[config.restoreMethod]<unknown>(callUrl(config, brandsCalls, 'B4'), { id });

/** B6: sends a picture as the logo of a brand. */
export function uploadLogo(
  http: Http,
  config: VendorBrandsConfig,
  id: Id,
  logo: Blob,
  on: UploadOptions,
) {
  const form = new FormData();
  form.set('id', String(id));
  form.set('logo', logo, logo.type === 'image/jpeg' ? 'logo.jpg' : 'logo.png');
  return http.upload<unknown>(callUrl(config, brandsCalls, 'B6'), form, on);
}
