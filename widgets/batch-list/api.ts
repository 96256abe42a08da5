import type { Id } from '@shared/answers/id';
import type { TemplateUpload } from '@shared/contract/batchList';
import type { Http } from '@shared/http/http';
import type { BatchListConfig } from './config';

/** I4: the batches, and whether the user may change them. */
export const getContext = (http: Http, { urls }: BatchListConfig) =>
  http.get<unknown>(urls.context);

/** I3: the stock locations of the vendor. */
export const getStockLocations = (http: Http, { urls }: BatchListConfig) =>
  http.get<unknown>(urls.stockLocations);

/** I8: the names of the products that are sold of batches, by the id of the variant. */
export const getSelectedProducts = (http: Http, { urls }: BatchListConfig) =>
  http.get<unknown>(urls.variantSelectedProducts);

/** I1: moves batches to a stock location. Returns a result for each. */
export const postBatches = (
  http: Http,
  { urls }: BatchListConfig,
  batches: readonly { id: Id; stockLocationId: Id }[],
) => http.post<unknown>(urls.updateBatches ?? '', { batches });

/** I6: the columns of a file of batches, with the batches there are. */
export const getTemplate = (http: Http, { urls }: BatchListConfig) =>
  http.get<unknown>(urls.template ?? '');

/** I7: creates and changes batches by the rows of a file. Returns a result per row. */
export const postRows = (http: Http, { urls }: BatchListConfig, upload: TemplateUpload) =>
  http.post<unknown>(urls.templates ?? '', upload);
