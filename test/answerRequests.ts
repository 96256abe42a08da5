import { http as network } from 'msw';
import { setupServer } from 'msw/node';

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Puts `answer` in the place of the network for the tests of one file; `Response.error()` is a connection that broke.
 *
 * fetch asks it directly, follows redirects as a browser does and stops waiting when the caller leaves: with msw
 * between, a request took more than twice as long, and a redirect was not told of. XMLHttpRequest asks by msw.
 */
export function answerRequests(answer: Answer): void {
  const server = setupServer(
    network.all('*', async ({ request }) => {
      const response = await answer(new Request(request, { redirect: 'manual' }));
      // msw hands the whole header to DOMParser, which takes the bare type only.
      const type = response.headers.get('content-type');
      if (type?.startsWith('text/html')) response.headers.set('content-type', 'text/html');
      return response;
    }),
  );
  let intercepted = globalThis.fetch;

  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    intercepted = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const response = follow(answer, new Request(input, init), 0);
      // Node lets a request's own signal go with the garbage while it hangs: the caller's is there to the end.
      return init?.signal ? unlessAborted(init.signal, response) : response;
    };
  });
  afterAll(() => {
    globalThis.fetch = intercepted;
    server.close();
  });
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
