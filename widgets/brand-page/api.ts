import type { BrandPageDetails, CampaignFields, SentTile } from '@shared/contract/brandPage';
import { fillUrl } from '@shared/urls/fillUrl';
import type { Http, Query, UploadOptions } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import type { BrandPageConfig } from './config';

/** G1: saves the details that are given, and the order of the tiles. */
export const postPage = (
  http: Http,
  { urls }: BrandPageConfig,
  changes: Partial<BrandPageDetails> & { order?: Id[] },
) => http.post<unknown>(urls.page, changes);

/** G2: updates a tile, or creates one whose id is negative. The same `key` again creates none and returns the first. */
export const postTile = (
  http: Http,
  { urls }: BrandPageConfig,
  tile: SentTile,
  key: string | null,
) =>
  http.post<unknown>(
    urls.tiles,
    tile,
    key === null ? undefined : { headers: { 'Idempotency-Key': key } },
  );

/** G3: deletes a tile. */
export const deleteTile = (http: Http, { urls }: BrandPageConfig, id: Id) =>
  http.delete<unknown>(fillUrl(urls.tile, { id }));

/** G4: the page as it was last saved. */
export const getPage = (http: Http, { urls }: BrandPageConfig) => http.get<unknown>(urls.download);

/** G5: takes a picture, once for each key. */
export function uploadPicture(
  http: Http,
  { urls }: BrandPageConfig,
  { key, file }: { key: string; file: File },
  on: UploadOptions,
) {
  const form = new FormData();
  form.set('key', key);
  form.set('picture', file);
  return http.upload<unknown>(urls.pictures ?? '', form, on);
}

/** G6: vendors that can take part in a campaign. */
export const getVendors = (
  http: Http,
  { urls }: BrandPageConfig,
  query: Query,
  signal?: AbortSignal,
) => http.get<unknown>(urls.vendors ?? '', signal ? { query, signal } : { query });

/** G7: creates a campaign. The same `key` again creates none and returns the first. */
export const postCampaign = (
  http: Http,
  { urls }: BrandPageConfig,
  campaign: CampaignFields,
  key: string,
) => http.post<unknown>(urls.campaigns ?? '', campaign, { headers: { 'Idempotency-Key': key } });
