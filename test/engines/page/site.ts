import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { pageScript } from './injected';

/** A request that came from the browser. */
export interface Sent {
  method: () => string;
  url: () => string;
}

/** The fixture site at an address of its own, so that a test begins without storage and with a world of its own. */
export interface Site {
  origin: string;
  /** What pages complained of, a sentence each. */
  said: string[];
  /** Is told of each request. Returns how to end that. */
  onRequest: (tell: (sent: Sent) => void) => () => void;
  /** Runs at the start of every page from now on. */
  addScript: (text: string) => void;
  /** From now on style sheets are served as a browser of 2022 understands them. */
  beOld: () => void;
  /** Serves a file of the packages under this path. */
  addFile: (path: string, file: string) => void;
  /** Calls the site as the browser's session does. */
  fetch: (
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ) => Promise<Response>;
  close: () => Promise<void>;
}

/** Opens the site that stands at `upstream` once more. What it serves as HTML begins with the tests' script. */
export async function openSite(upstream: string): Promise<Site> {
  const session = await newSession(upstream);
  const said: string[] = [];
  const scripts: string[] = [];
  const files = new Map<string, string>();
  let isOld = false;
  const listeners = new Set<(sent: Sent) => void>();

  const own = async (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => {
    if (path === '/__engines/frame') {
      outgoing.writeHead(200, { 'Content-Type': 'text/html' });
      outgoing.end('<!doctype html><title>A frame</title><iframe style="border:0"></iframe>');
      return;
    }
    if (path === '/__engines/said') said.push(await textOf(incoming));
    const file = files.get(path);
    const script = file ? await readFile(file, 'utf8') : pageScript(scripts);
    outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
    outgoing.end(path === '/__engines/said' ? '' : script);
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
    pass(incoming, outgoing, { upstream, session, isOld });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  return {
    origin,
    said,
    beOld: () => {
      isOld = true;
    },
    onRequest: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    addScript: (text) => scripts.push(text),
    addFile: (path, file) => files.set(`/__engines/${path}`, file),
    fetch: (path, init) =>
      fetch(new URL(path, upstream), { ...init, headers: { ...init?.headers, Cookie: session } }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

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
  { upstream, session, isOld }: { upstream: string; session: string; isOld: boolean },
) {
  const { method, headers, url = '' } = incoming;
  const cookies = (headers.cookie ?? '').split(';').filter((each) => each && !isSession(each));
  // The `Host` stays as it was, so that the site believes it has this address.
  const asked = ask(
    new URL(url, upstream),
    { method, headers: { ...headers, cookie: [session, ...cookies].join(';') } },
    (answer) => {
      const { 'set-cookie': set, ...others } = answer.headers;
      const kept = set?.filter((each) => !isSession(each));
      const given = { ...others, ...(kept && { 'set-cookie': kept }) };
      const type = answer.headers['content-type'] ?? '';
      if (type.startsWith('text/html')) void passChanged(answer, outgoing, given, withScript);
      else if (isOld && type.startsWith('text/css'))
        void passChanged(answer, outgoing, given, withoutNews);
      else {
        outgoing.writeHead(answer.statusCode ?? 502, given);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      }
    },
  );
  // As the site cuts it: a few bytes that are no answer keep a browser from sending once more by itself.
  asked.on('error', () => outgoing.socket?.end('cut'));
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

async function passChanged(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  { 'content-length': _, ...headers }: IncomingMessage['headers'],
  change: (text: string) => string,
) {
  const text = await textOf(answer);
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(change(text));
}

const withScript = (html: string) =>
  html.replace('<head>', '<head><script src="/__engines/page.js"></script>');

/** What browsers came to know in 2023 and later is spelled as none knows it. */
const withoutNews = (css: string) =>
  css.replace(/@container|(?<=[:\s,(])color-mix(?=\()|:has(?=\()|\bsubgrid\b/g, '$&-of-late');

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
