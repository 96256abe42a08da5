/**
 * Lets fetch follow redirects as a browser does, for tests whose network is msw: msw follows them too,
 * but forgets to say so on the answer and goes to any origin. Call it after `server.listen()`;
 * the answered function puts msw's fetch back.
 */
export function followRedirectsAsBrowsersDo(): () => void {
  const intercepted = globalThis.fetch;
  globalThis.fetch = (input, init) => follow(intercepted, new Request(input, init), 0);
  return () => {
    globalThis.fetch = intercepted;
  };
}

async function follow(fetch: typeof globalThis.fetch, request: Request, hops: number) {
  const again = request.clone();
  const response = await fetch(new Request(request, { redirect: 'manual' }));
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) {
    Object.defineProperty(response, 'redirected', { value: hops > 0 });
    return response;
  }
  const next = new URL(location, request.url);
  const isRefused = request.mode === 'same-origin' && next.origin !== new URL(request.url).origin;
  if (isRefused || hops === 20) throw new TypeError('Failed to fetch');

  return follow(fetch, await redirected(again, response.status, next), hops + 1);
}

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
