import { callUrl } from '@shared/urls/callUrl';
import type { Http, Query } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import { quickOrderCalls, type QuickOrderConfig } from './config';

interface Setting {
  /** Whole cases. */
  quantity: number;
  dispensaryLocationIds: readonly Id[];
  /** Those of whose order the answer tells. */
  selectedLocationIds: readonly Id[];
}

type At = Pick<Setting, 'dispensaryLocationIds'>;

/** S29: one page of the products that fit. */
export const getProducts = (http: Http, config: QuickOrderConfig, query: Query) =>
  http.get<unknown>(callUrl(config, quickOrderCalls, 'S29'), { query });

/** S27: what the selected locations order. */
export const getOrder = (http: Http, config: QuickOrderConfig, ids: readonly Id[]) =>
  http.get<unknown>(callUrl(config, quickOrderCalls, 'S27'), {
    query: { selectedLocationIds: ids },
  });

/** S28: what the buyer should know about the order. */
export const getNotices = (http: Http, config: QuickOrderConfig) =>
  http.get<unknown>(callUrl(config, quickOrderCalls, 'S28'));

/** S10: sets the cases of a variant at each of the locations. */
export const putVariant = (
  http: Http,
  config: QuickOrderConfig,
  body: Setting & { variantId: Id },
) => http.put<unknown>(callUrl(config, quickOrderCalls, 'S10'), body);

/** S11: sets the cases of a package size at each of the locations. */
export const putPackageSize = (
  http: Http,
  config: QuickOrderConfig,
  body: Setting & { packageSizeId: Id },
) => http.put<unknown>(callUrl(config, quickOrderCalls, 'S11'), body);

/** S12: as S10; returns as well what the product's other rows can be had of now. */
export const putVariantAndRefresh = (
  http: Http,
  config: QuickOrderConfig,
  body: Setting & { variantId: Id },
) => http.put<unknown>(callUrl(config, quickOrderCalls, 'S12'), body);

/** S36: the same of a package size. */
export const putPackageSizeAndRefresh = (
  http: Http,
  config: QuickOrderConfig,
  body: Setting & { packageSizeId: Id },
) => http.put<unknown>(callUrl(config, quickOrderCalls, 'S36'), body);

/** S8: removes what is ordered of one offer at the locations. */
export const deleteOffer = (
  http: Http,
  config: QuickOrderConfig,
  body: At & ({ variantId: Id } | { packageSizeId: Id }),
) => http.delete<unknown>(callUrl(config, quickOrderCalls, 'S8'), body);

/** S6: empties the sheet at the locations. */
export const clearOrder = (http: Http, config: QuickOrderConfig, at: At) =>
  http.delete<unknown>(callUrl(config, quickOrderCalls, 'S6'), at);
