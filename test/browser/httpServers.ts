import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

export interface Recorded {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Site {
  origin: string;
  requests: Recorded[];
  close: () => Promise<void>;
}

type Answer = (request: Recorded, response: Parameters<RequestListener>[1]) => void;

async function listen(host: string, answer: Answer): Promise<Site> {
  const requests: Recorded[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const recorded = { method, url, headers, body: Buffer.concat(chunks).toString() };
      requests.push(recorded);
      answer(recorded, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://${host}:${port}`, requests, close };
}

/** Another site that lets anyone do anything and writes everything down. */
export const startThief = () =>
  listen('localhost', ({ headers }, response) => {
    response.writeHead(200, {
      'Access-Control-Allow-Origin': headers.origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
      'Content-Type': 'application/json',
    });
    response.end('{"stolen": true}');
  });

export const strictPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";

/** The token of the page, of its user 7. After `/rotate/` the page has the next one. */
export const tokens = ['first-secret-token', 'second-secret-token'];

const host = (user: number, token = '') =>
  `<div data-widget="cart" data-config='{"user": {"id": ${user}}, "csrf": {"token": "${token}"}}'></div>
  <input type="hidden" name="csrfmiddlewaretoken" value="${token}">`;

/**
 * A shop. `/page/` holds a host; `/redirect/<status>/?to=` leads anywhere; `/save/` takes the current token
 * only; `/echo/` takes everything; `/hang/` does not answer.
 */
export async function startShop(): Promise<Site> {
  const { outputFiles } = await build({
    entryPoints: ['test/browser/httpHarness.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.contents ?? '';
  let current = 0;
  let user = 7;

  return listen('127.0.0.1', ({ url, method, headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://shop.test');
    const reply = (status: number, type: string, body: string | Uint8Array, more = {}) => {
      response.writeHead(status, { 'Content-Type': type, ...more });
      response.end(body);
    };
    const json = (status: number, value: unknown) =>
      reply(status, 'application/json', JSON.stringify(value));

    const redirect = /^\/redirect\/(\d+)\/$/.exec(pathname);
    if (redirect) {
      reply(Number(redirect[1]), 'text/html', '', { Location: searchParams.get('to') });
    } else if (pathname === '/harness.js') {
      reply(200, 'text/javascript', script);
    } else if (pathname === '/page/') {
      const page = `<!doctype html><body>${host(user, tokens[current])}<script src="/harness.js"></script>`;
      const policy = searchParams.has('strict') && { 'Content-Security-Policy': strictPolicy };
      // A page that the browser may keep, so that only asking past its cache finds the new token.
      reply(200, 'text/html', page, { 'Cache-Control': 'max-age=600', ...policy });
    } else if (pathname === '/control/') {
      current = Number(searchParams.get('token'));
      user = Number(searchParams.get('user'));
      json(200, {});
    } else if (pathname === '/login/') {
      reply(200, 'text/html', '<form><input type="password"></form>');
    } else if (pathname === '/save/' && headers['x-csrftoken'] !== tokens[current]) {
      reply(403, 'text/html', '<h1>CSRF verification failed.</h1>');
    } else if (pathname === '/save/' || pathname === '/echo/') {
      json(200, { method });
    } else if (pathname !== '/hang/') {
      reply(404, 'text/html', '');
    }
  });
}
