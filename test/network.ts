import { http as network, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { followRedirectsAsBrowsersDo } from './browserRedirects';

type MakeAnswer = () => Response | Promise<Response>;

/**
 * A network for the tests of one file on which nothing answers but what a test says. `requests` are those
 * of the running test. The page is empty and without
 * cookies again after each test.
 */
export function setUpNetwork() {
  const server = setupServer();
  const requests: Request[] = [];
  let stopFollowing: (() => void) | undefined;

  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    stopFollowing = followRedirectsAsBrowsersDo();
    server.events.on('request:start', ({ request }) => {
      requests.push(request);
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    server.resetHandlers();
    requests.length = 0;
    document.body.replaceChildren();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.replace(/=.*/, '')}=; max-age=0`;
    }
  });
  afterAll(() => {
    stopFollowing?.();
    server.close();
  });

  /** Answers the calls of a path one after the other, by the last of `answers` for good. */
  const answer = (path: string, ...answers: MakeAnswer[]) => {
    let call = 0;
    server.use(
      network.all(new URL(path, location.href).href, () =>
        answers[Math.min(call++, answers.length - 1)]?.(),
      ),
    );
  };

  return { requests, answer };
}

export const html =
  (text: string, status = 200): MakeAnswer =>
  () =>
    HttpResponse.html(text, { status });

export const json =
  (body: object, status = 200): MakeAnswer =>
  () =>
    HttpResponse.json(body, { status });

export const status =
  (code: number, headers = {}): MakeAnswer =>
  () =>
    HttpResponse.text('', { status: code, headers });

export const redirect =
  (to: string, code: 301 | 302 | 303 | 307 | 308 = 302): MakeAnswer =>
  () =>
    HttpResponse.redirect(new URL(to, location.href), code);

export const noNetwork: MakeAnswer = () => HttpResponse.error();

/** Fakes the timers of the tests that follow, but not those that msw needs to answer. */
export const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
