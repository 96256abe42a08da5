import { endsAtLogin } from './loginPage';

/** Where the page's token is found, and the names that a Django project may have changed. */
export interface CsrfOptions {
  token?: string | undefined;
  /** CSRF_COOKIE_NAME; `csrftoken` by default. */
  cookieName?: string | undefined;
  /** The header that CSRF_HEADER_NAME stands for; `X-CSRFToken` by default. */
  headerName?: string | undefined;
}

/**
 * The token to send, or '' when there is none. The page's own comes before the cookie's: when another
 * user signs in in another tab, the cookie is theirs, and with it a write would succeed as them.
 */
export function findToken(
  page: Document,
  { token, cookieName = 'csrftoken' }: CsrfOptions,
): string {
  const cookie = `${cookieName}=`;
  const sources = [
    token,
    page.querySelector<HTMLInputElement>('input[name=csrfmiddlewaretoken]')?.value,
    page.querySelector<HTMLMetaElement>('meta[name=csrf-token],meta[name=csrfmiddlewaretoken]')
      ?.content,
    // Under CSRF_COOKIE_HTTPONLY and CSRF_USE_SESSIONS there is nothing to read here.
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(cookie))
      ?.slice(cookie.length),
  ];
  return sources.find((source) => source) ?? '';
}

export interface Identity {
  host: HTMLElement;
  widget: string;
  userId?: string | number | undefined;
  loginUrl?: string | undefined;
  csrf?: CsrfOptions | undefined;
}

interface PageConfig {
  user?: { id?: string | number | null } | null;
  csrf?: { token?: string } | null;
}

/**
 * After a refused token: reads the own page again and answers its token, provided that the page is still
 * for the same user. Otherwise says why the write must not be sent again.
 */
export async function freshToken(
  identity: Identity,
): Promise<{ token: string } | { kind: 'csrf' | 'session-ended' }> {
  const { host, widget, userId, loginUrl, csrf } = identity;
  const asked = location.href.replace(/#.*/, '');
  const { page, end } = await loadPage(asked);
  if (!page) return { kind: 'csrf' };

  const place = hostsOf(host.ownerDocument, widget).indexOf(host);
  const sameHost = hostsOf(page, widget)[place];
  if (!sameHost) {
    const isLogin =
      endsAtLogin(end, asked, loginUrl) || page.querySelector('input[type=password]') !== null;
    return { kind: isLogin ? 'session-ended' : 'csrf' };
  }
  const config = configOf(sameHost);
  const freshId = config?.user?.id;
  if (freshId == null || userId == null || String(freshId) !== String(userId)) {
    return { kind: 'csrf' };
  }
  const token = findToken(page, { ...csrf, token: config?.csrf?.token });
  return token ? { token } : { kind: 'csrf' };
}

/**
 * XMLHttpRequest, because a page with Trusted Types lets nothing else make a document out of text.
 * The page is null when it did not come.
 */
const loadPage = (url: string) =>
  new Promise<{ page: Document | null; end: string }>((resolve) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => resolve({ page: request.responseXML, end: request.responseURL });
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = 20_000;
    request.setRequestHeader('Accept', 'text/html');
    // A stored page would show the token and the user of before.
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.send();
  });

const hostsOf = (page: Document, widget: string) =>
  [...page.querySelectorAll<HTMLElement>('[data-widget]')].filter(
    (host) => host.dataset.widget === widget,
  );

function configOf({ dataset, ownerDocument }: HTMLElement): PageConfig | null {
  const { config, configFrom } = dataset;
  const text = configFrom ? ownerDocument.getElementById(configFrom)?.textContent : config;
  try {
    return JSON.parse(text ?? '') as PageConfig | null;
  } catch {
    return null;
  }
}
