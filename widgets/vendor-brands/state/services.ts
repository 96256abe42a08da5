import type { BrandsQuery } from '../model/query';

/** What lives as long as one mounted list. */
export interface BrandsServices {
  /** What of the list is looked at; null before it was read. */
  query: BrandsQuery | null;
  dispose?: () => void;
}

export const createServices = (): BrandsServices => ({ query: null });
