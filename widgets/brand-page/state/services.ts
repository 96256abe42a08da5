import type { AttemptKeys } from '@shared/http/attemptKeys';

/** What lives as long as one mounted editor. */
export interface BrandPageServices {
  /** Null until a campaign is created: their code comes then. */
  keys: AttemptKeys | null;
  dispose?: () => void;
}

export const createServices = (): BrandPageServices => ({ keys: null });
