import type { Result } from './result';
import { ownUrl } from '../urls/guard';
import { readJson, readRedirect, type Answer, type Call, type NoAnswer } from './classify';
import { findToken, type Identity } from './csrf';
import type { FailureKind } from './failure';
import type { FormFields, Http, Query, ReadOptions, UploadOptions, WriteOptions } from './http';
import { loadFreshToken, loadUpload } from './later';
import { read } from './read';
import { createSend, observed, type OnCall } from './send';

export interface HttpOptions extends Identity {
  /** Seconds until a call is given up. 20 for reads and 30 for writes by default. */
  timeout?: number | undefined;
  /** Aborts when the widget unmounts. Reads end with it; writes go on, for stopping one undoes nothing. */
  signal: AbortSignal;
  /** For the wiring doctor. */
  onCall?: OnCall | undefined;
}

/**
 * The calls of one mounted widget, on an axios instance of its own.
 *
 * An aborted read never settles: nobody waits for its answer any more, and neither success nor failure
 * should reach the screen. Reads are sent again up to twice when the cause may pass. A write is sent
 * again only after a refused CSRF token, once, and only if the fresh page is for the same user.
 */
export function createHttp(options: HttpOptions): Http {
  const { loginUrl, signal, timeout, onCall } = options;
  const unobserved = createSend(timeout);
  const send = observed(unobserved, onCall);
  const write = createWrite(options);
  /** Makes a call to an address of this site; any other is refused before anything is sent. */
  const callTo = async <T>(
    url: string,
    isWrite: boolean,
    make: (call: Call) => Promise<Result<unknown>>,
  ): Promise<Result<T>> => {
    const own = ownUrl(url);
    if (!own) return failed('server', `Not an address of this site: ${url}`);
    return (await make({ url: own, isWrite, loginUrl })) as Result<T>;
  };

  const writeJson =
    (method: string) =>
    <T>(url: string, body?: unknown, { query, headers }: WriteOptions = {}) =>
      callTo<T>(url, true, (call) => {
        const config = { method, params: paramsOf(query), data: JSON.stringify(body) };
        const json = { ...headers, 'Content-Type': 'application/json' };
        const sendJson: SendWith = (_, header) =>
          send(call, { ...config, headers: { ...json, ...header } });
        return write(call, sendJson, readJson);
      });

  const writeForm =
    (readAnswer: ReadAnswer) =>
    <T>(url: string, fields: FormFields) =>
      callTo<T>(url, true, (call) => {
        const sendFields: SendWith = (token, header) => {
          const form = new URLSearchParams(fields.map(([name, value]) => [name, value]));
          form.set('csrfmiddlewaretoken', token);
          const headers = { Accept: 'text/html, application/json', 'Content-Type': urlencoded };
          return send(call, {
            method: 'post',
            data: form.toString(),
            headers: { ...headers, ...header },
          });
        };
        return write(call, sendFields, readAnswer);
      });

  return {
    signal,
    serverLimit: timeout ?? 60,

    get: <T>(url: string, { query, signal: own }: ReadOptions = {}) =>
      callTo<T>(url, false, (call) => read(send, call, paramsOf(query), [signal, own])),
    change: writeJson('get'),
    post: writeJson('post'),
    put: writeJson('put'),
    patch: writeJson('patch'),
    delete: writeJson('delete'),

    submitForm: writeForm(readRedirect),
    postForm: writeForm(readJson),

    upload: <T>(url: string, form: FormData, options: UploadOptions = {}) =>
      callTo<T>(url, true, async (call) => {
        const code = await loadUpload().catch(() => null);
        if (!code) return failed('offline', '');
        const sendFile: SendWith = (_, headers) => {
          const request = { ...options, form, headers, timeout };
          return observed(() => code.sendForm(call, request, unobserved), onCall)(call, {
            method: 'post',
          });
        };
        return write(call, sendFile, readJson);
      }),
  };
}

type ReadAnswer = (call: Call, answer: Answer | NoAnswer) => Result<unknown>;

/** Sends a call with the CSRF token; `header` is empty when there is none. */
type SendWith = (
  token: string,
  header: Readonly<Record<string, string>>,
) => Promise<Answer | NoAnswer>;

/** Keeps the CSRF token of one mounted widget and adds it to its writes. */
function createWrite(identity: Identity) {
  const { host, csrf = {} } = identity;
  const { headerName = 'X-CSRFToken' } = csrf;
  // Taken at once: a cookie read later may be that of another user who signed in meanwhile.
  let token = findToken(host.ownerDocument, csrf);

  /** Sends a call and reads its answer, and does both once more if the token was refused. */
  return async (call: Call, send: SendWith, readAnswer: ReadAnswer): Promise<Result<unknown>> => {
    token ||= findToken(host.ownerDocument, csrf);
    const attempt = async () =>
      readAnswer(call, await send(token, token ? { [headerName]: token } : {}));

    const result = await attempt();
    if (result.ok || result.failure.kind !== 'csrf') return result;

    // Where its code cannot be fetched the refusal stands as it is.
    const fresh = await loadFreshToken().then(
      (module) => module.freshToken(identity),
      () => ({ kind: 'csrf' as const }),
    );
    if ('kind' in fresh) return { ok: false, failure: { ...result.failure, kind: fresh.kind } };
    token = fresh.token;
    return attempt();
  };
}

/** As URLSearchParams, because axios would write lists with brackets. */
function paramsOf(query: Query = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value != null) params.set(name, String(value));
  }
  return params;
}

const urlencoded = 'application/x-www-form-urlencoded';

const failed = (kind: FailureKind, message: string): Result<never> => ({
  ok: false,
  failure: { kind, status: null, message, fields: [] },
});
