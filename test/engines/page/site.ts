import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageScript } from './injected';

/** A request that came from the browser. */
export interface Sent {
  method: () => string;
  url: () => string;
}

/** The fixture site at an address of its own, which every test begins without storage and with a world of its own. */
export interface Site {
  origin: string;
  /** A page of this path forgets everything that the browser keeps of the site. */
  forgetPath: string;
  /** What follows is another test's: a new session, and nothing of what was asked for before. */
  begin: () => Promise<void>;
  /** What pages complained of, a sentence each. */
  said: string[];
  /** Is told of each request. Returns how to end that. */
  onRequest: (tell: (sent: Sent) => void) => () => void;
  /** Calls the controls of the site as the browser's session does. */
  call: (path: string, method: string, data?: object) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Opens the site that stands at `upstream` once more. What it serves as HTML begins with the tests' script. */
export async function openSite(upstream: string): Promise<Site> {
  let session = '';
  const said: string[] = [];
  const listeners = new Set<(sent: Sent) => void>();

  const own = async (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => {
    const page = pages[path];
    if (page) {
      outgoing.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
      outgoing.end(page);
      return;
    }
    if (path === '/__engines/said') said.push(await textOf(incoming));
    outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
    outgoing.end(path === '/__engines/said' ? '' : pageScript);
  };

  const server = createServer((incoming, outgoing) => {
    const { url = '', method = '' } = incoming;
    const { pathname } = new URL(url, upstream);
    if (pathname.startsWith('/__engines/')) {
      void own(incoming, outgoing, pathname);
      return;
    }
    const sent = { method: () => method, url: () => `${origin}${url}` };
    for (const tell of listeners) tell(sent);
    pass(incoming, outgoing, { upstream, session });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  return {
    origin,
    forgetPath: '/__engines/forget',
    begin: async () => {
      session = await newSession(upstream);
      said.length = 0;
      listeners.clear();
    },
    said,
    onRequest: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    call: async (path, method, data) => {
      const answer = await fetch(new URL(`/__fixtures/${path}`, upstream), {
        method,
        headers: { 'Content-Type': 'application/json', Cookie: session },
        ...(data && { body: JSON.stringify(data) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json() as Promise<unknown>;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Pages of the tests alone, which begin without their script. */
const pages: Readonly<Record<string, string>> = {
  '/__engines/frame': '<!doctype html><title>A frame</title><iframe style="border:0"></iframe>',
  '/__engines/forget': `<!doctype html><title>Nothing is kept</title><script>
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = cookie.split('=')[0] + '=; path=/; max-age=0';
  </script>`,
};

/** The cookie of a new session of the fixture site. */
async function newSession(upstream: string): Promise<string> {
  const answer = await fetch(new URL('/__fixtures/log', upstream));
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('sessionid='));
  return cookie?.split(';')[0] ?? '';
}

const isSession = (cookie: string) => cookie.trim().startsWith('sessionid=');

/** Hands a request on in the test's session, and the answer back. */
function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { upstream, session }: { upstream: string; session: string },
) {
  const { method, headers, url = '' } = incoming;
  const cookies = (headers.cookie ?? '').split(';').filter((each) => each && !isSession(each));
  // The `Host` stays as it was, so that the site believes it has this address.
  const own = { ...headers, cookie: [session, ...cookies].join(';') };
  const asked = ask(new URL(url, upstream), { method, headers: own }, (answer) => {
    const { 'set-cookie': set, ...others } = answer.headers;
    const kept = set?.filter((each) => !isSession(each));
    const given = { ...others, ...(kept && { 'set-cookie': kept }) };
    const type = answer.headers['content-type'] ?? '';
    if (type.startsWith('text/html')) void passWithScript(answer, outgoing, given);
    else {
      outgoing.writeHead(answer.statusCode ?? 502, given);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    }
  });
  // As the site cuts it: a few bytes that are no answer keep a browser from sending once more by itself.
  asked.on('error', () => outgoing.socket?.end('cut'));
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

async function passWithScript(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  { 'content-length': _, ...headers }: IncomingMessage['headers'],
) {
  const html = await textOf(answer);
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(html.replace('<head>', '<head><script src="/__engines/page.js"></script>'));
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
