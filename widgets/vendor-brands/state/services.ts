import type { AttemptKeys } from '@shared/http/attemptKeys';

/** What lives as long as one mounted list. */
export interface BrandsServices {
  /** Null until a brand is created: their code comes then. */
  keys: AttemptKeys | null;
  dispose?: () => void;
}

export const createServices = (): BrandsServices => ({ keys: null });
