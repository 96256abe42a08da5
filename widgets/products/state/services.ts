import type { ProductsQuery } from '../model/query';

/** What lives as long as one mounted list. */
export interface ProductsServices {
  /** What of the list is looked at; null before it was read. */
  query: ProductsQuery | null;
  dispose?: () => void;
}

export const createServices = (): ProductsServices => ({ query: null });
