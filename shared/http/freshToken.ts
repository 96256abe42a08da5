import { findToken, type Identity } from './csrf';
import { endsAtLogin } from './classify';

interface PageConfig {
  user?: { id?: string | number | null } | null;
  csrf?: { token?: string } | null;
}

/**
 * After a refused token: reads the own page again and returns its token, provided that the page is still
 * for the same user. Otherwise says why the write must not be sent again.
 */
export async function freshToken(
  identity: Identity,
): Promise<{ token: string } | { kind: 'csrf' | 'session-ended' }> {
  const { host, widget, userId, loginUrl, csrf } = identity;
  const asked = location.href.replace(/#.*/, '');
  const { page, end } = await loadPage(asked);
  if (!page) return { kind: 'csrf' };

  const index = hostsOf(host.ownerDocument, widget).indexOf(host);
  const sameHost = hostsOf(page, widget)[index];
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
