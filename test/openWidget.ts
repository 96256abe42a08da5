import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as network, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createSite } from '../fixtures/site';
import { unmount } from '../shared/mount/mount';
import { followRedirectsAsBrowsersDo } from './browserRedirects';

/** A fault of the fixture backend, by its name at `POST /__fixtures/faults`. */
export type FaultName =
  | 'status-500'
  | 'status-503'
  | 'refused-400'
  | 'forbidden-403'
  | 'csrf-403'
  | 'login-redirect'
  | 'html-200'
  | 'truncated-json'
  | 'hang'
  | 'slow'
  | 'drop-before'
  | 'drop-after-commit';

interface Opening {
  as?: 'vendor' | 'dispensary' | 'staff' | 'superuser' | 'anonymous';
  scenario?: string;
  /** Changes the config that the page would have. */
  config?: (config: Record<string, unknown>) => Record<string, unknown>;
  /** Runs when the page is there and the widget is not yet: the place to arm a fault of the first load. */
  before?: (page: typeof backend) => Promise<unknown>;
}

const site = createSite();
const cookies = new Map<string, string>();

/** The network of the tests: the fixture site, with the cookies of one browser session. */
const server = setupServer(
  network.all('*', async ({ request }) => {
    const sent = new Request(request, { redirect: 'manual' });
    sent.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const answer = await site.fetch(sent);
    if (answer.headers.has('x-fixture-drop')) return HttpResponse.error();
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    // msw hands the whole header to DOMParser, which takes the bare type only.
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      answer.headers.set('content-type', 'text/html');
    }
    return answer;
  }),
);

let stopFollowing: (() => void) | undefined;

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  stopFollowing = followRedirectsAsBrowsersDo();
});
afterEach(() => {
  unmount();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  cookies.clear();
});
afterAll(() => {
  stopFollowing?.();
  server.close();
});

/**
 * Opens the fixture page of a widget as a person would: the page comes from the fixture site, the
 * widget's real entry mounts on it, and its calls go to the fixture backend.
 */
export async function openWidget(
  name: string,
  { as, scenario = 'default', ...options }: Opening = {},
) {
  const role = as ? `&as=${as}` : '';
  await showPage(`/${name}/?config=attribute&scenario=${scenario}${role}`, options);
  await import(`../widgets/${name}/entry.tsx`);
  return { user: userEvent.setup(), backend };
}

/** Loads the page again, as after a redirect or a reload. */
export async function showPage(
  path: string,
  { config, before }: Pick<Opening, 'config' | 'before'> = {},
) {
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

export interface LogEntry {
  method: string;
  path: string;
  body: unknown;
  status: number | null;
}

const backend = {
  /** The next call to `path` fails in this way, or the next `times` calls. */
  failNext: (method: string, path: string, fault: FaultName, times = 1, delay = 300) =>
    control('faults', { method, path, fault, times, delay }),
  /** The server's truth, by domain. */
  state: <State>() => control('state') as Promise<State>,
  log: () => control('log') as Promise<LogEntry[]>,
};

/** The page's heading of the widget: where a test waits for a mounted screen. */
export const findTitle = (name: string) => screen.findByRole('heading', { name });
