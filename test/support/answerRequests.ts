import type * as Msw from 'msw';
import type * as MswNode from 'msw/node';

type Answer = (request: Request) => Response | Promise<Response>;

/** The page of one test. Once it is gone, nobody hears what is answered to it, and nothing follows from it. */
interface Page {
  isGone: boolean;
}

/**
 * Answers all requests of the tests of one file by `answer`; `Response.error()` is a connection that broke.
 * What is on its way when a test ends is never answered: it would come into the page of the next one.
 *
 * fetch asks it directly, follows redirects as a browser does and stops waiting when the caller leaves: with msw
 * between, a request took more than twice as long, and a redirect was not told of. XMLHttpRequest asks by msw.
 */
export function answerRequests(answer: Answer): void {
  answerXhr(answer);
  let intercepted = globalThis.fetch;
  let page: Page = { isGone: false };

  beforeAll(() => {
    intercepted = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      // As in a browser, what was given up before it was asked is not sent.
      if (request.signal.aborted) return Promise.reject(request.signal.reason as Error);
      const asking = page;
      const response = follow((next) => whileThere(asking, answer(next)), request, 0);
      // Node lets a request's own signal go with the garbage while it hangs: the caller's is there to the end.
      return init?.signal ? unlessAborted(init.signal, response) : response;
    };
  });
  afterEach(() => {
    page.isGone = true;
    page = { isGone: false };
  });
  afterAll(() => {
    globalThis.fetch = intercepted;
  });
}

/**
 * Answers XMLHttpRequest, by which pages are read for a token and files go, the latter in a frame of their own: msw is
 * loaded when the first is made or a frame is looked into, for that takes a tenth of a second.
 */
function answerXhr(answer: Answer): void {
  const { prototype } = HTMLIFrameElement;
  const frame = Object.getOwnPropertyDescriptor(prototype, 'contentWindow') ?? {};
  const original = globalThis.XMLHttpRequest;
  let close: (() => void) | undefined;
  const begin = () => {
    if (close) return;
    globalThis.XMLHttpRequest = original;
    close = listen(answer);
  };

  beforeAll(() => {
    globalThis.XMLHttpRequest = new Proxy(original, {
      construct: () => {
        begin();
        return new XMLHttpRequest();
      },
    });
    Object.defineProperty(prototype, 'contentWindow', {
      ...frame,
      get(this: HTMLIFrameElement): unknown {
        begin();
        return frame.get?.call(this);
      },
    });
  });
  afterAll(() => {
    close?.();
    globalThis.XMLHttpRequest = original;
    Object.defineProperty(prototype, 'contentWindow', frame);
  });
}

/** Puts `answer` behind XMLHttpRequest until the function that this returns is called. */
function listen(answer: Answer): () => void {
  const { http } = jest.requireActual<typeof Msw>('msw');
  const { setupServer } = jest.requireActual<typeof MswNode>('msw/node');
  const asked = globalThis.fetch;
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const response = await answer(new Request(request, { redirect: 'manual' }));
      // msw hands the whole header to DOMParser, which takes the bare type only.
      const type = response.headers.get('content-type');
      if (type?.startsWith('text/html')) response.headers.set('content-type', 'text/html');
      return response;
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  globalThis.fetch = asked;
  return () => server.close();
}

async function follow(answer: Answer, request: Request, hops: number): Promise<Response> {
  const again = request.body ? request.clone() : request;
  const response = await unlessAborted(request.signal, answer(request));
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) {
    return Object.defineProperties(response, {
      redirected: { value: hops > 0 },
      url: { value: request.url.replace(/#.*/, '') },
    });
  }
  const next = new URL(location, request.url);
  const isRefused = request.mode === 'same-origin' && next.origin !== new URL(request.url).origin;
  if (isRefused || hops === 20) throw new TypeError('Failed to fetch');

  return follow(answer, await redirected(again, response.status, next), hops + 1);
}

/** Never settles once the page is gone. */
const whileThere = (page: Page, answer: Response | Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    const whenThere =
      <Value>(tell: (value: Value) => void) =>
      (value: Value) => {
        if (!page.isGone) tell(value);
      };
    Promise.resolve(answer).then(whenThere(resolve), whenThere(reject));
  });

/** Rejects as soon as `signal` aborts, whatever comes afterwards. */
const unlessAborted = (signal: AbortSignal, answer: Response | Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    Promise.resolve(answer).then(resolve, reject);
  });

/** As the Fetch standard has it: 303 always turns into GET, 301 and 302 only when they answer a POST. */
async function redirected(request: Request, status: number, url: URL): Promise<Request> {
  const { method, headers, mode, signal } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const becomesGet = status === 303 ? !isRead : status < 303 && method === 'POST';
  if (isRead) return new Request(url, { method, headers, mode, signal });
  if (!becomesGet)
    return new Request(url, { method, headers, mode, signal, body: await request.text() });
  const kept = new Headers(headers);
  kept.delete('content-type');
  return new Request(url, { method: 'GET', headers: kept, mode, signal });
}
