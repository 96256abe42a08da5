import type { AttemptKeys } from '@shared/http/attemptKeys';
import type { BrandsQuery } from '../model/query';

/** What lives as long as one mounted list. */
export interface BrandsServices {
  /** Null until a brand is created: their code comes then. */
  keys: AttemptKeys | null;
  /** What of the list is looked at; null before it was read. */
  query: BrandsQuery | null;
  dispose?: () => void;
}

export const createServices = (): BrandsServices => ({ keys: null, query: null });
