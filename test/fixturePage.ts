import type { FaultName } from '../fixtures/backend/faults';
import type { LogEntry } from '../fixtures/backend/log';
import { createSite } from '../fixtures/site';
import { unmount } from '../shared/mount/mount';
import { answerRequests } from './answerRequests';

/** What happens around a page before its widgets are there. */
export interface PageOptions {
  /** Changes the config that the page would have. */
  config?: (config: Record<string, unknown>) => Record<string, unknown>;
  /** Runs when the page is there and the widget is not yet: the place to arm a fault of the first load. */
  before?: (page: typeof backend) => Promise<unknown>;
}

const site = createSite();
const cookies = new Map<string, string>();

// The network of the tests: the fixture site, with the cookies of one browser session.
answerRequests(async (request) => {
  request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
  const answer = await site.fetch(request);
  if (answer.headers.has('x-fixture-drop')) return Response.error();
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
  return answer;
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  cookies.clear();
});

/** Shows a page of the fixture site, also in place of another one, as after a redirect or a reload. */
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

const control = async (path: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(new URL(`/__fixtures/${path}`, location.href), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

/** What a test does to the server behind the page, and what it asks of it. */
export const backend = {
  /** The next call to `path` fails in this way, or the next `times` calls. */
  failNext: (method: string, path: string, fault: FaultName, times = 1, delay = 300) =>
    control('faults', { method, path, fault, times, delay }),
  /** The server's truth, by domain. */
  state: <State>() => control('state') as Promise<State>,
  log: () => control('log') as Promise<LogEntry[]>,
};
