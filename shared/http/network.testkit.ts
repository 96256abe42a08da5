import { answerRequests } from '../../test/support/answerRequests';

type MakeAnswer = () => Response | Promise<Response>;

/**
 * A network for the tests of one file on which nothing answers but what a test says. `requests` are those
 * of the running test. The page is empty and without
 * cookies again after each test.
 */
export function setUpNetwork() {
  const answers = new Map<string, MakeAnswer[]>();
  const requests: Request[] = [];

  answerRequests((request) => {
    requests.push(request.clone());
    const { origin, pathname } = new URL(request.url);
    const known = answers.get(origin + pathname) ?? [];
    const [next] = known.length > 1 ? known.splice(0, 1) : known;
    if (next) return next();
    // What reaches the console fails the test.
    console.error(`Nothing answers ${request.method} ${request.url}.`);
    return Response.error();
  });

  afterEach(() => {
    jest.useRealTimers();
    answers.clear();
    requests.length = 0;
    document.body.replaceChildren();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.replace(/=.*/, '')}=; max-age=0`;
    }
  });

  /** Serves the calls of a path one after the other, by the last of `inTurn` for good. */
  const answer = (path: string, ...inTurn: MakeAnswer[]) => {
    answers.set(new URL(path, location.href).href, inTurn);
  };

  return { requests, answer };
}

export const html =
  (text: string, status = 200): MakeAnswer =>
  () =>
    new Response(text, { status, headers: { 'Content-Type': 'text/html' } });

export const json =
  (body: object, status = 200): MakeAnswer =>
  () =>
    Response.json(body, { status });

export const status =
  (code: number, headers = {}): MakeAnswer =>
  () =>
    new Response(null, { status: code, headers: { 'Content-Type': 'text/plain', ...headers } });

export const redirect =
  (to: string, code: 301 | 302 | 303 | 307 | 308 = 302): MakeAnswer =>
  () =>
    Response.redirect(new URL(to, location.href), code);

export const noNetwork: MakeAnswer = () => Response.error();

/** Fakes the timers of the tests that follow, but not those by which answers arrive. */
export const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
