import type { AttemptKeys } from '@shared/http/attemptKeys';

/** What lives as long as one mounted dashboard. */
export interface WebhookServices {
  /** The keys of what must not happen twice; null before the first. */
  keys: AttemptKeys | null;
  dispose?: () => void;
}

export const createServices = (): WebhookServices => ({ keys: null });
