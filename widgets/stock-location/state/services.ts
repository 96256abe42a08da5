import type { AttemptKeys } from '@shared/http/attemptKeys';

/** What lives as long as one mounted screen. */
export interface LocationServices {
  /** The keys of creations; null before the first. */
  keys: AttemptKeys | null;
  dispose?: () => void;
}

export const createServices = (): LocationServices => ({ keys: null });
