import type { Result } from '../store/load';
import { ownUrl } from '../urls';
import { readJson, readRedirect, type Answer, type Call, type NoAnswer } from './classify';
import type { Identity } from './csrf';
import { HttpError, type FailureKind } from './failure';
import type { FormFields, Http, ReadOptions, UploadOptions, WriteOptions } from './http';
import { paramsOf, read } from './read';
import { createSend, observed, type OnCall } from './send';
import { createWrite, type SendWith } from './write';

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
  const callTo = (url: string, isWrite = true) => guarded(url, isWrite, loginUrl);

  const writeJson =
    (method: string) =>
    async <T>(url: string, body?: unknown, { query, headers }: WriteOptions = {}) => {
      const call = callTo(url);
      const config = { method, params: paramsOf(query), data: JSON.stringify(body) };
      const json = { ...headers, 'Content-Type': 'application/json' };
      const sendJson: SendWith = (_, header) =>
        send(call, { ...config, headers: { ...json, ...header } });
      return unwrap(await write(call, sendJson, readJson)) as T;
    };

  const writeForm =
    <Value>(readAnswer: (call: Call, answer: Answer | NoAnswer) => Result<Value>) =>
    async (url: string, fields: FormFields) => {
      const call = callTo(url);
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
      return unwrap(await write(call, sendFields, readAnswer));
    };

  return {
    signal,
    serverLimit: timeout ?? 60,

    async get<T>(url: string, { query, signal: own }: ReadOptions = {}) {
      return unwrap(await read(send, callTo(url, false), query, [signal, own])) as T;
    },
    change: writeJson('get'),
    post: writeJson('post'),
    put: writeJson('put'),
    patch: writeJson('patch'),
    delete: writeJson('delete'),

    submitForm: writeForm(readRedirect),
    postForm: writeForm(readJson) as Http['postForm'],

    async upload<T>(url: string, form: FormData, options: UploadOptions = {}) {
      const call = callTo(url);
      const { sendForm } = await import('./upload').catch(() => {
        throw failed('offline', '');
      });
      const sendFile: SendWith = (_, headers) => {
        const request = { ...options, form, headers, timeout };
        return observed(() => sendForm(call, request, unobserved), onCall)(call, {
          method: 'post',
        });
      };
      return unwrap(await write(call, sendFile, readJson)) as T;
    },
  };
}

const urlencoded = 'application/x-www-form-urlencoded';

function guarded(url: string, isWrite: boolean, loginUrl: string | undefined): Call {
  const own = ownUrl(url);
  if (own) return { url: own, isWrite, loginUrl };
  throw failed('server', `Not an address of this site: ${url}`);
}

function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new HttpError(result.failure);
}

const failed = (kind: FailureKind, message: string) =>
  new HttpError({ kind, status: null, message, fields: [] });
