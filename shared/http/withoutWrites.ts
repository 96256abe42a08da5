import type { Http } from './http';
import type { Result } from './result';

const refused = (): Promise<Result<never>> =>
  Promise.resolve({
    ok: false,
    failure: { kind: 'forbidden', status: null, message: '', fields: [] },
  });

/**
 * The same calls, of which none that changes anything leaves the browser: for a preview, in which somebody looks at
 * what is another's. They fail as what is forbidden does.
 */
export const withoutWrites = (http: Http): Http => ({
  signal: http.signal,
  serverLimit: http.serverLimit,
  get: (url, options) => http.get(url, options),
  change: refused,
  post: refused,
  put: refused,
  patch: refused,
  delete: refused,
  submitForm: refused,
  postForm: refused,
  upload: refused,
});
