import type { AttemptKeys } from '@shared/http/attemptKeys';

/** What lives as long as one mounted screen. */
export interface CreationServices {
  /** The keys of creations; null before the first. */
  keys: AttemptKeys | null;
  dispose?: () => void;
}

export const createServices = (): CreationServices => ({ keys: null });
