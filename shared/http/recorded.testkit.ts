import type { Http } from './http';

/** The calls that would change something. */
export const writingCalls = [
  'change',
  'post',
  'put',
  'patch',
  'delete',
  'submitForm',
  'postForm',
  'upload',
] as const;

/** Stands for the calls of a widget, which get this answer; `sent` has the name of each that would leave the browser. */
export function recordedHttp(answer: unknown): { http: Http; sent: string[] } {
  const sent: string[] = [];
  const call = (name: string) => () => {
    sent.push(name);
    return Promise.resolve({ ok: true, value: answer });
  };
  const calls = Object.fromEntries(['get', ...writingCalls].map((name) => [name, call(name)]));
  const http: unknown = { ...calls, signal: new AbortController().signal, serverLimit: 0 };
  return { http: http as Http, sent };
}
