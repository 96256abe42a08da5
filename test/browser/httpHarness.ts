import { createHttp, type HttpOptions } from '../../shared/http/createHttp';
import type { Failure } from '../../shared/http/failure';
import type { Http } from '../../shared/http/http';

export type Outcome =
  | { value: unknown; progress: (number | null)[] }
  | { failure: Failure }
  | { stopped: true };

export interface HarnessCall {
  method: Exclude<keyof Http, 'signal' | 'serverLimit'>;
  url: string;
  options?: Partial<Pick<HttpOptions, 'userId' | 'loginUrl' | 'timeout'>>;
  /** Bytes of the file that `upload` sends. */
  size?: number;
  /** Stops `upload` at its first progress, after which it never settles. */
  stop?: boolean;
}

/** Makes one call as a widget mounted on the page's first host would, and answers plain data. */
async function callHttp(given: HarnessCall): Promise<Outcome> {
  const { method, url, options, size = 1000, stop } = given;
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const http = createHttp({
    host,
    widget: host.dataset.widget ?? '',
    signal: new AbortController().signal,
    ...options,
  });
  const progress: (number | null)[] = [];
  const stopping = new AbortController();
  const stopped = new Promise<Outcome>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve({ stopped: true }));
  });
  const onProgress = (share: number | null) => {
    progress.push(share);
    if (stop) stopping.abort();
  };
  const call = {
    get: () => http.get(url),
    change: () => http.change(url),
    post: () => http.post(url, { quantity: 2 }),
    put: () => http.put(url, { quantity: 2 }),
    patch: () => http.patch(url, { quantity: 2 }),
    delete: () => http.delete(url, { quantity: 2 }),
    submitForm: () => http.submitForm(url, [['quantity', '2']]),
    postForm: () => http.postForm(url, [['quantity', '2']]),
    upload: () => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(size)], 'coa.pdf'));
      return http.upload(url, form, { onProgress, signal: stopping.signal });
    },
  }[method];
  const answered = call().then((result) =>
    result.ok ? { value: result.value, progress } : { failure: result.failure },
  );
  return Promise.race([answered, stopped]);
}

declare global {
  interface Window {
    callHttp: typeof callHttp;
  }
}
window.callHttp = callHttp;
