/**
 * Lets `fetch` follow redirects as a browser does. msw follows none of a request with a body, and does
 * not say that it followed one; both are what our redirect policy looks at.
 */
export const followRedirects =
  (fetchOnce: typeof fetch): typeof fetch =>
  async (input, init) => {
    let request = new Request(input, init);
    for (let hops = 0; hops < 20; hops += 1) {
      const { url, method, mode, signal } = request;
      const headers = new Headers(request.headers);
      const answer = await fetchOnce(new Request(request, { redirect: 'manual' }));
      const target = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || target === null) {
        return Object.defineProperties(answer, {
          url: { value: url },
          redirected: { value: hops > 0 },
        });
      }
      const next = new URL(target, url);
      if (mode === 'same-origin' && next.origin !== new URL(url).origin) {
        throw new TypeError('Failed to fetch');
      }
      headers.delete('content-type');
      request = new Request(next, {
        method: method === 'HEAD' ? 'HEAD' : 'GET',
        headers,
        mode,
        signal,
      });
    }
    throw new TypeError('Failed to fetch');
  };
