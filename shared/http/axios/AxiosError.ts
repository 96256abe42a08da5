import type { InternalAxiosRequestConfig } from 'axios';

/** Without axios' own `toJSON`, which writes an error into a log: its request holds the CSRF token. */
export default class AxiosError extends Error {
  static ERR_NETWORK = 'ERR_NETWORK';
  static ERR_CANCELED = 'ERR_CANCELED';
  static ETIMEDOUT = 'ETIMEDOUT';
  isAxiosError = true;

  constructor(
    message?: string,
    readonly code?: string,
    readonly config?: InternalAxiosRequestConfig,
    readonly request?: unknown,
  ) {
    super(message);
  }
}

/** Where the stack of a cause begins within a stack: errors here are made of no other. */
export const getCauseStackIndex = () => -1;
