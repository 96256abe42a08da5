import {
  Axios,
  AxiosError,
  CanceledError,
  isCancel,
  type AxiosAdapter,
  type AxiosRequestConfig,
} from 'axios';
import type { Answer, Call, NoAnswer } from './classify';

/** Sends one call once. Resolves to whatever came back; never settles when `config.signal` aborts. */
export type Send = (call: Call, config: AxiosRequestConfig) => Promise<Answer | NoAnswer>;

/** Is told of each call that ended, with what came back and after how many milliseconds. Must not throw. */
export type OnCall = (
  call: Call,
  sent: Pick<AxiosRequestConfig, 'method' | 'params'>,
  answer: Answer | NoAnswer,
  time: number,
) => void;

/** The same, telling `onCall`. */
export const observed =
  <Sent extends Parameters<OnCall>[1]>(
    send: (call: Call, sent: Sent) => Promise<Answer | NoAnswer>,
    onCall?: OnCall,
  ): typeof send =>
  async (call, sent) => {
    const start = Date.now();
    const answer = await send(call, sent);
    onCall?.(call, sent, answer, Date.now() - start);
    return answer;
  };

/** An axios instance of its own. `timeout` in seconds; 20 for reads and 30 for writes by default. */
export function createSend(timeout?: number): Send {
  const client = new Axios({
    adapter: sameOriginFetch,
    headers: { Accept: 'application/json' },
    // Answers are judged by the caller, with their address and status; bodies arrive here as text.
    validateStatus: () => true,
    transformRequest: (data: unknown) => data,
    transformResponse: (data: unknown) => data,
  });

  return async (call, config) => {
    try {
      const response = await client.request<string>({
        timeout: 1000 * (timeout ?? (call.isWrite ? 30 : 20)),
        ...config,
        url: call.url,
      });
      const { data, status, headers } = response;
      const ending = response.request as Ending;
      return { ...ending, status, text: data, retryAfter: headers['retry-after'] as string };
    } catch (error) {
      if (isCancel(error)) return new Promise(() => undefined);
      if (!(error instanceof AxiosError)) throw error;
      return error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'offline';
    }
  };
}

/** What the adapter adds to axios' answer, as its `request`. */
interface Ending {
  /** Where the answer ended after any redirects, without its fragment. */
  url: string;
  redirected: boolean;
}

/**
 * The axios adapter that cannot leave the page's origin. With mode `same-origin` the browser refuses
 * a redirect to another origin before it sends anything there, so no token follows; it goes along
 * with redirects inside the origin and tells where they ended, so that a login page is known for
 * one. axios' own adapters can do only one of the two, and are left out of the bundles.
 *
 * The answer's `data` is its text. Rejects with code ERR_NETWORK, also when the body breaks off, with
 * ETIMEDOUT after `config.timeout` milliseconds, and with CanceledError once `config.signal` aborts.
 */
const sameOriginFetch: AxiosAdapter = async (config) => {
  const { headers, signal } = config;
  const body = config.data as string | FormData | undefined;
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, config.timeout);
  signal?.addEventListener?.('abort', abort);
  // axios names a form for every write, also for one without a body. Multipart needs the browser's own boundary.
  if (typeof body !== 'string') headers.delete('Content-Type');

  try {
    const response = await fetch(new Axios().getUri(config), {
      method: config.method?.toUpperCase(),
      headers: headers.toJSON() as Record<string, string>,
      body,
      signal: stop.signal,
      mode: 'same-origin',
      credentials: 'same-origin',
      // Some pages share their address with their JSON. Stored, that would be what Back shows.
      cache: 'no-store',
      // Django asks for the referrer under https, even of a page that withholds it.
      referrerPolicy: 'same-origin',
    });
    const ending: Ending = { url: response.url, redirected: response.redirected };
    return {
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
      request: ending,
    };
  } catch (error) {
    if (signal?.aborted) throw new CanceledError(undefined, config);
    const code = stop.signal.aborted ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK;
    throw new AxiosError(String(error), code, config);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', abort);
  }
};
