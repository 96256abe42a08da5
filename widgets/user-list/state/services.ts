import type { UsersQuery } from '../model/query';

/** What lives as long as one mounted list. */
export interface UsersServices {
  /** What of the list is looked at; null before it was read. */
  query: UsersQuery | null;
  dispose?: () => void;
}

export const createServices = (): UsersServices => ({ query: null });
