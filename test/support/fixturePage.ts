import type { FaultName } from '../../fixtures/backend/faults';
import type { LogEntry } from '../../fixtures/backend/log';
import { createSite } from '../../fixtures/site';
import { unmount } from '../../shared/mount/mount';
import { answerRequests } from './answerRequests';

/** What happens around a page before its widgets are there. */
export interface PageOptions {
  /** Changes the config that the page would have. */
  config?: (config: Record<string, unknown>) => Record<string, unknown>;
  /** Runs when the page is there and the widget is not yet: for arming a fault of the first load. */
  before?: (page: typeof backend) => Promise<unknown>;
}

const site = createSite();
/** Those of the page of one test: what comes late for a test before stays with that one. */
let cookies = new Map<string, string>();
const listeners = new Set<(request: Request) => void>();

/** Tells `listener` of each request of the page until the function that this answers is called. */
export function onRequest(listener: (request: Request) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The network of the tests: the fixture site, with the cookies of one browser session.
answerRequests(async (request) => {
  for (const listener of listeners) listener(request);
  const jar = cookies;
  request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
  const answer = await site.fetch(request);
  if (answer.headers.has('x-fixture-drop')) return Response.error();
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
  return answer;
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  // Those of uploads stand beside the body.
  for (const frame of document.querySelectorAll('html > iframe')) frame.remove();
  localStorage.clear();
  sessionStorage.clear();
  cookies = new Map();
});

/** Shows a page of the fixture site, also instead of another one, as after a redirect or a reload. */
export async function showPage(path: string, { config, before }: PageOptions = {}) {
  const answer = await fetch(new URL(path, location.origin));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const script of page.querySelectorAll('script[src]')) script.remove();
  for (const host of page.querySelectorAll<HTMLElement>('[data-widget]')) {
    const written = JSON.parse(host.dataset.config ?? '{}') as Record<string, unknown>;
    if (config) host.dataset.config = JSON.stringify(config(written));
  }
  await before?.(backend);
  unmount();
  history.replaceState(null, '', path);
  document.documentElement.lang = page.documentElement.lang;
  document.body.replaceChildren(...page.body.childNodes);
}

const control = async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
  const answer = await fetch(new URL(`/__fixtures/${path}`, location.href), {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

interface Fault {
  method: string;
  path: string;
  fault: FaultName;
  times?: number;
  delay?: number;
}

/** What a test does to the server behind the page, and what it asks of it. */
export const backend = {
  /** The next call to `path` fails in this way, or the next `times` calls. */
  failNext: (method: string, path: string, fault: FaultName, times = 1, delay = 300) =>
    backend.arm({ method, path, fault, times, delay }),
  arm: async (fault: Fault) => {
    await control('faults', 'POST', fault);
  },
  /** The answers of the next `times` calls to `path` wait, once the server has done what they ask. */
  hold: async (method: string, path: string, times = 1) => {
    await backend.arm({ method, path, fault: 'held', times });
    const query = new URLSearchParams({ method, path }).toString();
    return {
      isAsked: async (count = 1) => {
        await control(`held?count=${String(count)}&${query}`);
      },
      release: async () => {
        await control(`held?${query}`, 'DELETE');
      },
    };
  },
  /** Resolves once `count` calls wait for answers that are held. */
  isHeld: async (count = 1) => {
    await control(`held?count=${String(count)}`);
  },
  /** Lets every answer go that is held, and holds no other. */
  release: async () => {
    await control('held', 'DELETE');
  },
  /** From now on nothing goes wrong. */
  disarm: async () => {
    await control('faults', 'DELETE');
  },
  /** Back to the seed of a scenario, without faults and with an empty log. */
  reset: async (scenario = 'default') => {
    await control('reset', 'POST', { scenario });
  },
  /** The server's truth, by domain. */
  state: <State>() => control('state') as Promise<State>,
  log: () => control('log') as Promise<LogEntry[]>,
};
